import Icon, { addAPIProvider } from "@iconify/svelte";
import { mount } from "svelte";

addAPIProvider("", globalThis.provider);
mount(Icon, { target: document.querySelector("main"), props: { icon: "lucide:house", width: 48 } });
