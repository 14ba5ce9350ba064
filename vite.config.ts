import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./scripts/build/lean-router.ts";
import { precompress } from "./scripts/build/precompress.ts";

/** Browsers that know `light-dark()`, popovers and nested CSS, in all engines since 2024. */
const target = ["chrome125", "edge125", "firefox128", "safari17.5"];

/** What every page needs goes into one file: it compresses better than the same in ten. */
const site = {
  name: "site",
  test: new RegExp(
    [
      "/node_modules/(react|react-dom|react-router|scheduler|cookie)/",
      "/src/(root|site/tools-layout|i18n/(?!messages/|add-words)|core/urls/(?!search-mode|list-page)|browser/(is-plain-click|has-selected-icon|early/replay-early-keys))",
      "/src/core/svg/(icon-customization|colors/read-hex-digits)\\.",
      "/src/features/browse/(site-frame/(site-|theme-menu)|search-form/search-form)",
      "/src/features/(icon/(inspector/use-(link-follower|address)|customization/(use-draft-customization|customization-memory))|search/results/search-layout|(downloads|selection)/contract)\\.",
      "/src/ui/(button/(button|icon-button)|color-picker/swatch-colors|dialog/popover|foundation/(inline-markup|visually-hidden)|layout/(badge|card|disclosure|tile)|select/(chip|segmented-control))\\.",
    ].join("|"),
  ),
  includeDependenciesRecursively: true,
};

/** The page of results and the layouts around it, for the same reason; what a person does there comes later. */
const results = {
  name: "results",
  test: new RegExp(
    [
      "/src/features/search/(?!contract|filters/(filter-sheet|filter-text)|grid/(endless-grid|long-list|visible-range)|(grid/(page-links|style-rows)|related/(card-band|icon-card)|results/(breadcrumbs|empty-results|page-text|result-head|use-grid-mode-key|view-options)|filters/(long-options|active-filters))\\.tsx?)",
      "/src/features/(icon/inspector/(inspector-layout|route-styles|use-inspector-keys))\\.",
      "/src/site/list-page\\.",
    ].join("|"),
  ),
};

/** Small parts that several pages have in common: many files would all be named in every first load. */
const parts = {
  name: "parts",
  test: new RegExp(
    [
      "/src/features/browse/(icon-tiles/(icon-drawing|icon-tiles|page-section)|styles/style-cards|lists/(use-more-pages|page-number))\\.",
      "/src/ui/(fields/filter-field|foundation/drawing|hooks/(move-in-grid|use-near-end)|layout/(icon-tile|linked-text|list-message|page-column)|loading/placeholder|menu/menu-bar)\\.",
      "/src/browser/api-client\\.",
    ].join("|"),
  ),
};

/** What pages fetch at the first touch, or soon after: each file of its own would be named in every first load. */
const touched = {
  name: "touched",
  test: new RegExp(
    [
      "/src/ui/(hooks/(use-reached-tiles|listen-for-pointing|watch-added|keep-focus)|layout/promotion|loading/(running-bar|loading-bar-phases)|menu/(tooltip|watch-tooltips|watch-toolbars)|notifications/notification-(region|card))\\.",
      "/src/features/browse/(site-frame/language-offer-line|lists/pending-shapes|search-form/(search-suggestions|suggestion-groups|use-live-results|use-suggestions))\\.",
      "/src/features/(ads/(page-ad|may-have-ad)|pinned-styles/|collections/store/(use-collections|open-collection))\\.",
      "/src/(browser/early/(repeat-input|take-early-(focus|pins))|site/(account-menu|interaction-parts)|i18n/add-words)\\.",
    ].join("|"),
  ),
};

/** What lies around the grid of results, fetched at the first touch as well; its style sheet comes with the page. */
const resultHead = {
  name: "result-head",
  test: /\/src\/features\/search\/(grid\/(page-links|style-rows)|results\/(breadcrumbs|result-head|use-grid-mode-key))\./,
};

/** Controls that other pages have without the rest. */
const controls = {
  name: "controls",
  test: /\/src\/ui\/(button\/(copy-button|switch)|color-picker\/color-swatches|fields\/(slider|text-field))\./,
};

/** What panels and pages of icons need of what is otherwise fetched at the first touch. */
const own = { name: "own", test: /\/src\/browser\/(own-drawings|track)\./ };

/** What the page of an icon and its panel have in common, for the same reason. */
const icon = {
  name: "icon",
  test: new RegExp(
    [
      "/src/features/downloads/(components|buttons/(download-(button|buttons)|last-download-choice)|dialog/(download-limits|limit-notice|use-earned-size)|file/download-(file|formats|icon|problem))\\.",
      "/src/features/icon-details/(components|use-icon-details)\\.",
      "/src/features/icon/(inspector/(drag-icon|ground-switch|icon-panel\\.module|icon-preview)|page/context-strip)\\.",
      "/src/features/icon/(customizer/(?!paint-tiles)|customization/(use-customization-history|customization-(history|presets)|merge-customization)\\.)",
      "/src/features/icon/page/(icon-about|license-note|similar-icons|use-similar-icons|related-icons|go-to-similar)\\.",
      "/src/ui/(color-picker/(color-picker-button|hex-field)|fields/number-field|select/segmented-choice)\\.",
    ].join("|"),
  ),
};

/** Short, and the same on server and client: `tile_xY2k` tells a person who looks what it is. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split("?", 1)[0]!).replaceAll("\\", "/");
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/** The list of all pages, which each first load has, names every file: a letter less of each digest counts. */
const assetFileNames = "assets/[name]-[hash:7][extname]";
const shortNames = {
  assetFileNames,
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
};

export default defineConfig({
  plugins: [reactRouter(), leanRouter, precompress()],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target,
    cssTarget: target,
    terserOptions: { module: true, ecma: 2022, compress: { passes: 3, inline: 1 } },
    // Every page has these already: to name them wherever something is fetched later would only cost.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:site|rolldown-runtime)-/.test(file)),
    },
  },
  environments: {
    // Pages name the same fonts and images.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        // Slower than the minifier that comes along, and one percent smaller.
        minify: "terser",
        rolldownOptions: {
          output: {
            ...shortNames,
            codeSplitting: { groups: [site, controls, results, resultHead, parts, own, touched, icon] },
          },
        },
      },
    },
  },
});
