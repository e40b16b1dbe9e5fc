import "../ui/base.css";
import { hydratePage } from "../hydrate.tsx";
import { NotFoundPage } from "./page.tsx";

hydratePage(NotFoundPage);
