import { addAPIProvider, Icon } from "@iconify/vue";
import { createApp, h } from "vue";

addAPIProvider("", globalThis.provider);
createApp({ render: () => h(Icon, { icon: "lucide:house", width: 48 }) }).mount("main");
