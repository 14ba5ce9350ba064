/** Whose similar icons somebody wants to see who cannot yet. */
let wantedId = "";

/** Leads to the similar icons of an icon: at once where its panel shows them, otherwise selects it and goes there with it. */
export function goToSimilar(id: string, select: (id: string) => void): void {
  wantedId = id;
  const section = document.querySelector<HTMLElement>(`[data-similar="${id}"]`);
  if (section) arriveAtSimilar(section, id);
  else select(id);
}

/** To be told when the similar icons of an icon have come onto the page. */
export function arriveAtSimilar(section: HTMLElement, id: string): void {
  if (wantedId === id) {
    section.scrollIntoView({ block: "start" });
    (section.querySelector<HTMLElement>("a[data-icon]") ?? section).focus({ preventScroll: true });
  }
  wantedId = "";
}
