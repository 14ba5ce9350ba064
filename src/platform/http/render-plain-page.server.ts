import { escapeMarkup } from "../../core/text/escape-markup.ts";
import { alwaysHeaders } from "./always-headers.server.ts";
import { digestInline } from "./inline-digest.server.ts";

/** What plain pages are sent with: they have no script, and one style sheet. */
export function plainPageHeaders(html: string) {
  const css = html.slice(html.indexOf(styleStart) + styleStart.length, html.indexOf("</style>"));
  return {
    ...alwaysHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src ${digestInline(css)}; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  };
}

const styleStart = "<style>";

/**
 * A page that needs nothing of the site but this: the stand-ins of test mode, and what is answered before the site is at work.
 *
 * @param page.lang language tag; English without it
 * @param page.ribbon says what it stands in for
 * @param page.body HTML
 * @param page.css beyond what all have
 * @param page.reloadAfterSeconds the browser asks again by itself
 */
export function renderPlainPage({
  lang = "en",
  title,
  ribbon,
  body,
  css = "",
  reloadAfterSeconds,
}: {
  lang?: string;
  title: string;
  ribbon?: string;
  body: string;
  css?: string;
  reloadAfterSeconds?: number;
}): string {
  const reload =
    reloadAfterSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${reloadAfterSeconds}">\n`;
  const ribbonLine = ribbon === undefined ? "" : `<p class="ribbon">${escapeMarkup(ribbon)}</p>\n`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${reload}<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styleStart}${commonCss}${css}</style>
</head>
<body>
<main>
${ribbonLine}${body}
</main>
</body>
</html>
`;
}

const commonCss = `
:root { color-scheme: light dark; --ground: light-dark(#f3f4f8, #0f1015); --card: light-dark(#fff, #17181f); --line: light-dark(#dfe1e9, #2c2e39);
  --text: light-dark(#16171d, #f1f2f6); --soft: light-dark(#595d6c, #a3a7b5); --hover: light-dark(#f3f2ff, #20212c); --edge: light-dark(#8b8f9e, #6a6e7d);
  --accent: light-dark(oklch(0.5 0.2 275), oklch(0.72 0.15 275)); --on-accent: light-dark(#fff, #0f1015); --danger: light-dark(#b3261e, #ff8a80); }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: 24px 16px; background: var(--ground); color: var(--text);
  font: 400 15px/1.5 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { inline-size: 100%; max-inline-size: 460px; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.ribbon { display: inline-block; padding: 3px 10px; border-radius: 99px; background: light-dark(#fff3d6, #3a2f12); color: light-dark(#6b4a00, #ffd98a);
  font-size: 12px; font-weight: 550; }
h1 { margin-block: 14px 4px; font-size: 24px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; }
.lead { color: var(--soft); }
button, input { font: inherit; color: inherit; }
label { display: block; margin-block-end: 6px; font-size: 13px; font-weight: 550; }
input { min-inline-size: 0; block-size: 42px; padding-inline: 12px; border: 1px solid var(--edge); border-radius: 8px; background: none; }
.go { block-size: 42px; padding-inline: 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
.go:hover { filter: brightness(1.08); }
.cancel { display: inline-block; margin-block-start: 16px; padding: 6px 0; border: 0; background: none; color: var(--soft); cursor: pointer;
  text-decoration: underline; text-underline-offset: 3px; }
.fault { margin-block-start: 6px; color: var(--danger); font-size: 13px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
