import "../ui/base.css";
import { hydratePage } from "../hydrate.tsx";
import { PrivacyPage } from "./page.tsx";

hydratePage(PrivacyPage);
