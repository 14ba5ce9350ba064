import { escapeMarkup } from "../text/escape-markup.ts";

/** An icon as a preview page shows it. */
export interface PreviewedIcon {
  name: string;
  /** Markup that draws it in a page with the bundle's own styles. */
  drawing: string;
  /** What a click copies. */
  code: string;
  /** Small words below the name. */
  detail?: string;
}

/**
 * A page in one file that shows the icons of a bundle: they are searched by name, and a click copies how one is used. It
 * loads nothing but what `head` names.
 */
export function renderPreviewPage(page: {
  title: string;
  /** How the icons are used, in a sentence. */
  hint: string;
  icons: readonly PreviewedIcon[];
  /** Styles and links of the bundle. */
  head: string;
  /** Stands first in the body. */
  before?: string;
}): string {
  const tiles = page.icons.map(
    ({ name, drawing, code, detail }) =>
      `<li data-name="${escapeMarkup(name)}"><button type="button" data-code="${escapeMarkup(code)}">${drawing}<span>${escapeMarkup(name)}</span>${detail === undefined ? "" : `<small>${escapeMarkup(detail)}</small>`}</button></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(page.title)}</title>
<style>
${styles}
</style>
${page.head}
</head>
<body>
${page.before ?? ""}<header>
<h1>${escapeMarkup(page.title)}</h1>
<p>${page.hint}</p>
<input type="search" placeholder="Search ${page.icons.length} icons" aria-label="Search icons" autocomplete="off">
</header>
<main>
<ul>
${tiles.join("\n")}
</ul>
<p class="none" hidden>No icon has this name.</p>
</main>
<output role="status"></output>
<script>
${script}
</script>
</body>
</html>
`;
}

const styles = `:root { color-scheme: light dark; --ink: light-dark(#16181d, #f1f3f7); --soft: light-dark(#5a6170, #a3abba);
  --ground: light-dark(#fbfbfd, #14161a); --line: light-dark(#e3e6ec, #2a2e36); --hover: light-dark(#eef1f7, #1f232b); --accent: light-dark(#2f5fe0, #86a8ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 1200px; margin: 0 auto; padding: 24px; }
header { padding-block: 40px 0; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
header p { margin: 0 0 20px; color: var(--soft); }
code { padding: 2px 5px; border-radius: 5px; background: var(--hover); font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
input { width: 100%; padding: 11px 14px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(116px, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none; }
li[hidden] { display: none; }
button { display: grid; align-content: start; justify-items: center; gap: 4px; width: 100%; height: 100%; padding: 20px 8px 12px; border: 1px solid transparent;
  border-radius: 12px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { border-color: var(--line); background: var(--hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
button > :first-child { min-width: 32px; max-width: 100%; height: 32px; margin-block-end: 8px; font-size: 32px; line-height: 1; }
button span { font-size: 12px; line-height: 1.35; overflow-wrap: anywhere; }
button small { color: var(--soft); font: 11px/1.3 ui-monospace, monospace; }
.none { color: var(--soft); text-align: center; }
output { position: fixed; inset-block-end: 24px; inset-inline: 16px; width: fit-content; max-width: 90vw; margin-inline: auto; padding: 8px 14px; border-radius: 10px;
  background: var(--ink); color: var(--ground); font-size: 13px; opacity: 0; pointer-events: none; overflow-wrap: anywhere; }`;

/** Where the page is a file, some browsers keep the clipboard from it: then a selection is copied. */
const script = `const tiles = [...document.querySelectorAll("li")];
const output = document.querySelector("output");
const none = document.querySelector(".none");
document.querySelector("input").addEventListener("input", ({ target }) => {
  const words = target.value.toLowerCase().split(/[\\s-]+/);
  for (const tile of tiles) tile.hidden = !words.every((word) => tile.dataset.name.includes(word));
  none.hidden = tiles.some((tile) => !tile.hidden);
});
document.querySelector("ul").addEventListener("click", async ({ target }) => {
  const code = target.closest("button")?.dataset.code;
  if (code === undefined) return;
  const isCopied = await copy(code);
  output.textContent = isCopied ? "Copied: " + code : code;
  for (const animation of output.getAnimations()) animation.cancel();
  output.animate([{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], 2500);
});
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
}`;
