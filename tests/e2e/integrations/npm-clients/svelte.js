import { HouseIcon, ShoppingCartIcon } from "@icons/lucide/svelte";
import { mount } from "svelte";

const target = document.querySelector("main");
mount(HouseIcon, { target, props: { width: 48, "aria-label": "Home" } });
mount(ShoppingCartIcon, { target });
