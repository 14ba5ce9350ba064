import { addAPIProvider, Icon } from "@iconify/react";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

addAPIProvider("", globalThis.provider);
createRoot(document.querySelector("main")).render(createElement(Icon, { icon: "lucide:house", width: 48 }));
