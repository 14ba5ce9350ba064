/** The icon before or after the selected one on the page; without a selection, the first. */
export function findNeighbor(id: string, isNext: boolean): string | undefined {
  const links = [...document.querySelectorAll<HTMLElement>("main li > a[data-icon]")];
  const at = links.findIndex((link) => link.dataset["icon"] === id);
  const neighbor = at < 0 ? links[0] : links[at + (isNext ? 1 : -1)];
  neighbor?.scrollIntoView({ block: "nearest" });
  return neighbor?.dataset["icon"];
}
