import { assignCodePoints } from "../../../core/bundles/assign-code-points.ts";
import { renderPreviewPage } from "../../../core/bundles/preview-page.ts";
import {
  explainFont,
  renderFontCss,
  renderFontScss,
  type FontFacts,
} from "../../../core/bundles/render-font-styles.ts";
import { groupBySet } from "../../../core/bundles/group-by-set.ts";
import { nameInKebabCase } from "../../../core/formats/code-names.ts";
import { escapeMarkup } from "../../../core/text/escape-markup.ts";
import { readWorks, refuseEmpty, refuseHeavy, type BundleRecipe } from "../bundles/bundle-recipe.server.ts";
import type { BundleBuilder } from "../bundles/bundle-builder.server.ts";
import type { WebfontRequest } from "../bundles/contract.ts";
import { fontUnits } from "./font-units.ts";
import type { FontPlan } from "./make-font.server.ts";
import type { BundlePlan } from "../bundles/plan-bundle.server.ts";

/** The table of ligatures has two bytes for its own length. */
const ligatureBytes = 60_000;

/**
 * An icon font in three files with styles, code points and a page that shows it.
 * @throws AppError as `refuseHeavy`
 */
export function planWebfont(
  plan: BundlePlan,
  { prefix, codePoints: earlier }: Pick<WebfontRequest, "prefix" | "codePoints">,
  { builder, readSvg }: { builder: BundleBuilder; readSvg: (id: string) => string },
): BundleRecipe {
  refuseHeavy(plan);
  const family = nameInKebabCase(plan.name);
  const names = plan.icons.map(({ icon }) => icon.name);
  const codePoints = assignCodePoints(names, earlier);
  const withLigature = chooseLigatures(names);
  return {
    fileCount: 7,
    conversion: "converted to single-color glyphs with outlined strokes",
    async *makeFiles(report, signal) {
      const glyphs: FontPlan["glyphs"][number][] = [];
      for await (const { work, attempt } of builder.makePieces("glyph", readWorks(plan.icons, readSvg), signal)) {
        const { icon } = work;
        if ("fault" in attempt) {
          report.missing.push({ icon, reason: attempt.fault });
          continue;
        }
        const { path, width, remark } = attempt.piece;
        const codePoint = codePoints.get(icon.name)!;
        glyphs.push({ name: icon.name, codePoint, path, width, hasLigature: withLigature.has(icon.name) });
        report.made.set(icon, { codePoint });
        if (remark !== undefined) report.remarks.push({ icon, remark });
      }
      refuseEmpty(report, "icons");
      const made = [...report.made.keys()];
      const copyright = groupBySet(made).map(
        ({ set, author, license }) => `${set.name}: ${author.name}, ${license.code}`,
      );
      const files = await builder.makeFont({ family, copyright: copyright.join("; "), glyphs }, signal);
      const facts = { family, prefix, glyphs };
      yield { path: `${family}.woff2`, bytes: files.woff2, isPacked: true };
      yield { path: `${family}.woff`, bytes: files.woff, isPacked: true };
      yield { path: `${family}.ttf`, bytes: files.ttf };
      yield { path: `${family}.css`, bytes: renderFontCss(facts) };
      yield { path: `${family}.scss`, bytes: renderFontScss(facts) };
      yield { path: "code-points.json", bytes: renderCodePoints(facts) };
      yield { path: "preview.html", bytes: renderPage(plan.name, facts, files.woff2) };
    },
    explain: ({ icons }) =>
      explainFont({ family, prefix, first: icons[0]?.name ?? "name" }, withLigature.size < names.length),
  };
}

/** A name of one letter would change that letter everywhere. */
function chooseLigatures(names: readonly string[]): Set<string> {
  let bytes = 0;
  return new Set(
    names.filter((name) => {
      bytes += 8 + 2 * name.length;
      return name.length > 1 && bytes <= ligatureBytes;
    }),
  );
}

function renderCodePoints({ glyphs }: FontFacts): string {
  return `${JSON.stringify(Object.fromEntries(glyphs.map(({ name, codePoint }) => [name, codePoint])), undefined, 2)}\n`;
}

/** The font is in the page: so it shows the icons wherever the page is moved to. */
function renderPage(
  title: string,
  facts: Omit<FontFacts, "glyphs"> & Pick<FontPlan, "glyphs">,
  font: Uint8Array,
): string {
  const { prefix } = facts;
  const source = `url("data:font/woff2;base64,${Buffer.from(font).toString("base64")}") format("woff2")`;
  return renderPreviewPage({
    title,
    hint: `Click an icon to copy its code: <code>${escapeMarkup(`<i class="${prefix} ${prefix}-name" aria-hidden="true"></i>`)}</code>`,
    icons: facts.glyphs.map(({ name, codePoint, width }) => ({
      name,
      drawing: `<i class="${prefix} ${prefix}-${name}" style="font-size: ${shownPx(width)}px" aria-hidden="true"></i>`,
      code: `<i class="${prefix} ${prefix}-${name}" aria-hidden="true"></i>`,
      detail: codePoint.toString(16),
    })),
    head: `<style>\n${renderFontCss(facts, source)}</style>`,
  });
}

/** Wide icons are shown smaller, so that they stay in their tile. */
const shownPx = (width: number) => Math.round(Math.min(32, (64 * fontUnits.em) / width));
