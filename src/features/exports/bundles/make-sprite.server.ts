import { renderPreviewPage } from "../../../core/bundles/preview-page.ts";
import { renderSprite } from "../../../core/bundles/render-symbol.ts";
import type { BundleIcon } from "../../../core/bundles/bundle-icon.ts";
import { escapeMarkup } from "../../../core/text/escape-markup.ts";
import { readWorks, refuseEmpty, refuseHeavy, type BundleRecipe } from "./bundle-recipe.server.ts";
import type { BundleBuilder } from "./bundle-builder.server.ts";
import type { BundlePlan } from "./plan-bundle.server.ts";

const usage = (id: string) => `<svg width="24" height="24" aria-hidden="true"><use href="sprite.svg#${id}" /></svg>`;

/**
 * A sprite: all icons as symbols of one file, and a page that shows them.
 * @throws AppError as `refuseHeavy`
 */
export function planSprite(
  plan: BundlePlan,
  { workshop, readSvg }: { workshop: BundleBuilder; readSvg: (id: string) => string },
): BundleRecipe {
  refuseHeavy(plan);
  return {
    fileCount: 2,
    async *makeFiles(ledger, signal) {
      const symbols: { icon: BundleIcon; markup: string }[] = [];
      for await (const { work, attempt } of workshop.makePieces("symbol", readWorks(plan.icons, readSvg), signal)) {
        if ("fault" in attempt) {
          ledger.missing.push({ icon: work.icon, reason: attempt.fault });
          continue;
        }
        symbols.push({ icon: work.icon, markup: attempt.piece });
        ledger.made.set(work.icon, { symbol: work.icon.name });
      }
      refuseEmpty(ledger, "icons");
      const sprite = renderSprite(symbols);
      yield { path: "sprite.svg", bytes: sprite };
      yield { path: "preview.html", bytes: renderPage(plan.name, symbols, sprite) };
    },
    explain: ({
      icons,
    }) => `\`sprite.svg\` holds each icon as a symbol; its id is the icon's name. \`preview.html\` shows them all: a click copies the code.

With the file on your server:

\`\`\`html
${usage(icons[0]?.name ?? "name")}
\`\`\`

Or put the whole content of \`sprite.svg\` at the start of the page's body, and leave out the file's name: \`<use href="#${icons[0]?.name ?? "name"}" />\`.

Symbols have their view box and take the size of the \`svg\` around them. What is drawn in \`currentColor\` takes the colour of the text. Ids inside are different for each icon. An icon that means something gets \`role="img"\` and an \`aria-label\` instead of \`aria-hidden\`.`,
  };
}

function renderPage(title: string, symbols: readonly { icon: BundleIcon }[], sprite: string): string {
  return renderPreviewPage({
    title,
    hint: `A click copies how an icon is used: <code>${escapeMarkup(usage("name"))}</code>`,
    icons: symbols.map(({ icon: { name } }) => ({
      name,
      drawing: `<svg width="32" height="32" aria-hidden="true"><use href="#${name}" /></svg>`,
      code: usage(name),
    })),
    head: "",
    before: sprite,
  });
}
