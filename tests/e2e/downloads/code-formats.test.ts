import sharp from "sharp";
import { expect, test } from "vitest";
import type { IconToExport, MarkupFormat } from "../../../src/core/formats/export-format.ts";
import { nameElement } from "../../../src/core/formats/code-names.ts";
import { customize } from "../../../src/core/svg/customize.ts";
import { base64 } from "../../../src/core/formats/web/base64.ts";
import { css } from "../../../src/core/formats/web/css.ts";
import { dataUri } from "../../../src/core/formats/web/data-uri.ts";
import { htmlImage } from "../../../src/core/formats/web/html-image.ts";
import { htmlInline } from "../../../src/core/formats/web/html-inline.ts";
import { svgInline } from "../../../src/core/formats/web/svg-inline.ts";
import { webComponent } from "../../../src/core/formats/web/web-component.ts";
import { comparePixels, oddIcons, sampleIcons } from "../../harness/files/format-icons.ts";
import { journey, openBrowser } from "../../harness/browser/journey.ts";

/** How a page uses what a format prints. */
const uses: readonly (readonly [MarkupFormat, (code: string, icon: IconToExport) => string])[] = [
  [svgInline, (code) => code],
  [htmlInline, (code) => code],
  [htmlImage, (code) => code],
  [dataUri, (code) => `<img src="${code}" alt="">`],
  [base64, (code) => `<img src="${code}" alt="">`],
  [css, (code, { name }) => `<style>${code}</style><i class="${nameElement(name)}"></i>`],
  [
    webComponent,
    (code, { name }) => `<script type="module">${code}</script><${nameElement(name)}></${nameElement(name)}>`,
  ],
];

/** Movement would be caught at different moments. */
const still = [...oddIcons, ...sampleIcons()].filter(({ svg }) => !/<(?:animate|set)/.test(svg));
const cellPx = 32;
const scale = 3;
/** Where a picture ends within a pixel, browsers place inline drawings and images differently. */
const icons = still
  .map(({ name, svg }): IconToExport => ({ name, svg: customize(svg, { size: cellPx }) }))
  .filter(({ svg }) => /^<svg[^>]* width="\d+" height="\d+"/.test(svg));
const tintable = icons.filter(({ svg }) => svg.includes("currentColor") && !/#[\da-f]{3}/i.test(svg));
const columns = 10;

/** The pixels of each cell of a page that has all of them, in a color of text. */
async function takePictures(contents: readonly string[], color: string): Promise<Uint8Array[]> {
  const page = await (
    await openBrowser()
  ).newPage({
    viewport: { width: cellPx * columns, height: 900 },
    deviceScaleFactor: scale,
  });
  const noise: string[] = [];
  page.on("pageerror", (error) => noise.push(String(error)));
  page.on("console", (message) => noise.push(message.text()));
  const sheet = `* { margin: 0 } body { color: ${color} } svg, img { display: block }
    div { float: left; width: ${cellPx}px; height: ${cellPx}px; overflow: hidden }`;
  await page.setContent(
    `<!doctype html><style>${sheet}</style>${contents.map((content) => `<div>${content}</div>`).join("")}`,
  );
  const sheetOfAll = sharp(await page.screenshot({ fullPage: true })).ensureAlpha();
  await page.close();
  expect(noise).toEqual([]);
  return Promise.all(
    contents.map(async (_, index) => {
      const edge = cellPx * scale;
      const place = { left: (index % columns) * edge, top: Math.floor(index / columns) * edge };
      const cell = sheetOfAll.clone().extract({ ...place, width: edge, height: edge });
      return new Uint8Array(await cell.raw().toBuffer());
    }),
  );
}

/** Icons that look different from their documents, which are shown as pictures that nothing around can change. */
async function listDifferent(shown: readonly IconToExport[], [format, use]: (typeof uses)[number], color: string) {
  const documents = shown.map(({ svg }) => Buffer.from(svg.replaceAll("currentColor", color)).toString("base64"));
  const wanted = await takePictures(
    documents.map((text) => `<img src="data:image/svg+xml;base64,${text}" alt="">`),
    color,
  );
  const pictures = await takePictures(
    shown.map((icon) => use(format.render(icon), icon)),
    color,
  );
  return shown.flatMap(({ name }, index) => (comparePixels(wanted[index]!, pictures[index]!) < 0.01 ? [] : [name]));
}

test.each(uses.map((use) => ({ id: use[0].id, use })))(
  "$id: a browser renders all images correctly on one page",
  async ({ use }) => expect(await listDifferent(icons, use, "black")).toEqual([]),
);

const inherits = new Set<MarkupFormat>([svgInline, htmlInline, webComponent, css]);

test.each(uses.filter(([format]) => inherits.has(format)).map((use) => ({ id: use[0].id, use })))(
  "$id: icons without a color use the text color",
  async ({ use }) => {
    expect(tintable.length).toBeGreaterThan(10);
    expect(await listDifferent(tintable, use, "#e11d48")).toEqual([]);
  },
);

journey("a title is the accessible name, and icons without a title have none", async ({ page }) => {
  const [icon] = oddIcons;
  const title = `It's "<b>{{ 1 }}</b>" & {x} 新しい`;
  for (const [format, use] of uses.filter(([{ carriesTitle }]) => carriesTitle)) {
    await page.setContent(`<!doctype html>${use(format.render({ ...icon!, title }), icon!)}`);
    await expect.poll(() => page.getByRole("img", { name: title, exact: true }).count()).toBe(1);
    const bare: IconToExport = { svg: icon!.svg, name: "bare", title: " " };
    await page.setContent(`<!doctype html>${use(format.render(bare), bare)}`);
    expect([format.id, await page.getByRole("img").count()]).toEqual([format.id, 0]);
  }
});
