import { HouseIcon, ShoppingCartIcon } from "@icons/lucide/react";
import { createElement, Fragment } from "react";
import { createRoot } from "react-dom/client";

const [first, second] = [
  createElement(HouseIcon, { width: 48, "aria-label": "Home" }),
  createElement(ShoppingCartIcon),
];
createRoot(document.querySelector("main")).render(createElement(Fragment, undefined, first, second));
