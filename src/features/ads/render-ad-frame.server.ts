import type { AdPlace } from "./contract.ts";

/**
 * Runs in the frame. The page is told when there is something to see, and until then keeps our own promotion; faults of the
 * network's script stay inside.
 */
const script = `
addEventListener("error", (event) => event.preventDefault());
addEventListener("unhandledrejection", (event) => event.preventDefault());
const place = document.getElementById("ad");
new MutationObserver((_, observer) => {
  const isFilled = [...place.children].some(({ tagName, offsetHeight }) => tagName !== "SCRIPT" && offsetHeight > 0);
  if (!isFilled) return;
  observer.disconnect();
  parent.postMessage("ad-filled", "*");
}).observe(place, { childList: true, subtree: true, attributes: true });
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
