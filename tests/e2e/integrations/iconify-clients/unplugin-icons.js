import house from "~icons/lucide/house?raw";

document.querySelector("main").innerHTML = house;
