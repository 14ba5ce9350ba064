import type { AdPlace } from "./contract.ts";

/**
 * Runs in the frame. The page is told when there is something to see, and until then keeps our own promotion. A new frame may not be laid
 * out yet, and a picture has no size before it is loaded: sizes are observed. Faults of the network's script stay inside.
 */
const script = `
addEventListener("error", (event) => event.preventDefault());
addEventListener("unhandledrejection", (event) => event.preventDefault());
const place = document.getElementById("ad");
const sizes = new ResizeObserver(() => {
  const isFilled = [...place.children].some(({ tagName, offsetHeight }) => tagName !== "SCRIPT" && offsetHeight > 0);
  if (!isFilled) return;
  sizes.disconnect();
  additions.disconnect();
  parent.postMessage("ad-filled", "*");
});
const additions = new MutationObserver(() => {
  for (const child of place.children) sizes.observe(child);
});
additions.observe(place, { childList: true });
const tag = document.createElement("script");
tag.src = "/ads/tag/" + place.dataset.place;
tag.dataset.slot = place.dataset.slot;
place.append(tag);
`;

const style =
  "html,body{margin:0;block-size:100%;overflow:hidden}#ad{display:grid;grid-template-columns:minmax(0,1fr);place-items:center;block-size:100%}";

/** The document in which the script of a network runs: it has no origin, and sees nothing of the page around it. */
export function renderAdFrame({ place, slot, nonce }: { place: AdPlace; slot: string; nonce: string }): string {
  // Slots are letters, digits and a few signs that mean nothing in HTML.
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Promotion</title><style>${style}</style><div id="ad" data-place="${place}" data-slot="${slot}"></div><script nonce="${nonce}">${script}</script></html>`;
}

/** What the script of a network may load. The rest of the site has no such rule: nothing of a network runs there. */
export function formatFramePolicy(nonce: string, origin: string): string {
  const anywhere = `https: ${origin}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${anywhere}`,
    `img-src data: ${anywhere}`,
    `font-src data: ${anywhere}`,
    `media-src ${anywhere}`,
    `connect-src ${anywhere}`,
    `frame-src ${anywhere}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
}
