import { HouseIcon, ShoppingCartIcon } from "@icons/lucide/vue";
import { createApp, h } from "vue";

createApp({ render: () => [h(HouseIcon, { width: 48, "aria-label": "Home" }), h(ShoppingCartIcon)] }).mount("main");
