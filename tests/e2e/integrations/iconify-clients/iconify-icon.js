import { addAPIProvider } from "iconify-icon";

addAPIProvider("", globalThis.provider);
document.querySelector("main").innerHTML = '<iconify-icon icon="lucide:house" width="48"></iconify-icon>';
