import "../ui/base.css";
import { hydratePage } from "../hydrate.tsx";
import { EnrollmentsPage } from "./page.tsx";

hydratePage(EnrollmentsPage);
