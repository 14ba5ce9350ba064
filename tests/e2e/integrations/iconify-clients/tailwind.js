import css from "./tailwind.css?inline";

document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
document.querySelector("main").innerHTML = '<span class="icon-[lucide--house]" style="font-size: 48px"></span>';
