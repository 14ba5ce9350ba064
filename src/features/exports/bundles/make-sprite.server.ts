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
  { builder, readSvg }: { builder: BundleBuilder; readSvg: (id: string) => string },
): BundleRecipe {
  refuseHeavy(plan);
  return {
    fileCount: 2,
    async *makeFiles(report, signal) {
      const symbols: { icon: BundleIcon; markup: string }[] = [];
      for await (const { work, attempt } of builder.makePieces("symbol", readWorks(plan.icons, readSvg), signal)) {
        if ("fault" in attempt) {
          report.missing.push({ icon: work.icon, reason: attempt.fault });
          continue;
        }
        symbols.push({ icon: work.icon, markup: attempt.piece });
        report.made.set(work.icon, { symbol: work.icon.name });
      }
      refuseEmpty(report, "icons");
      const sprite = renderSprite(symbols);
      yield { path: "sprite.svg", bytes: sprite };
      yield { path: "preview.html", bytes: renderPage(plan.name, symbols, sprite) };
    },
    explain: ({
      icons,
    }) => `\`sprite.svg\` has each icon as a symbol with the icon’s name as ID. \`preview.html\` shows all icons; click one to copy its code.

If the file is on your server:

\`\`\`html
${usage(icons[0]?.name ?? "name")}
\`\`\`

Or paste the content of \`sprite.svg\` at the start of the page’s body, and omit the file name: \`<use href="#${icons[0]?.name ?? "name"}" />\`.

Symbols have a view box and scale to the surrounding \`svg\`. \`currentColor\` is the text color. IDs inside symbols are unique. If an icon conveys meaning, use \`role="img"\` and an \`aria-label\` instead of \`aria-hidden\`.`,
  };
}

function renderPage(title: string, symbols: readonly { icon: BundleIcon }[], sprite: string): string {
  return renderPreviewPage({
    title,
    hint: `Click an icon to copy its code: <code>${escapeMarkup(usage("name"))}</code>`,
    icons: symbols.map(({ icon: { name } }) => ({
      name,
      drawing: `<svg width="32" height="32" aria-hidden="true"><use href="#${name}" /></svg>`,
      code: usage(name),
    })),
    head: "",
    before: sprite,
  });
}
