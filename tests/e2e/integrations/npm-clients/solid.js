import { HouseIcon, ShoppingCartIcon } from "@icons/lucide/solid";
import { createComponent, render } from "solid-js/web";

const first = () => createComponent(HouseIcon, { width: 48, "aria-label": "Home" });
render(() => [first(), createComponent(ShoppingCartIcon, {})], document.querySelector("main"));
