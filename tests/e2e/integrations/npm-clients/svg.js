import { HouseIcon, ShoppingCartIcon } from "@icons/lucide/svg";

document.querySelector("main").innerHTML =
  HouseIcon.replace("<svg", '<svg aria-label="Home" style="width:48px"') + ShoppingCartIcon;
