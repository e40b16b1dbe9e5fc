import "../ui/base.css";
import { hydratePage } from "../hydrate.tsx";
import { HomePage } from "./page.tsx";

hydratePage(HomePage, window.writtenPage);
window.writtenPage = undefined;
