import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./scripts/lean-router.ts";
import { precompress } from "./scripts/precompress.ts";

/** Browsers that know `light-dark()`, popovers and nested CSS, in all engines since 2024. */
const target = ["chrome125", "edge125", "firefox128", "safari17.5"];

/** What every page needs goes into one file: it compresses better than the same in ten. */
const site = {
  name: "site",
  test: new RegExp(
    [
      "/node_modules/(react|react-dom|react-router|scheduler|cookie)/",
      "/src/(root|tools-layout|i18n/(?!messages/|add-words)|core/urls/(?!search-mode|list-page)|browser/early-presses)",
      "/src/core/svg/(icon-look|read-hex-digits)\\.",
      "/src/features/browse/(site-|theme-menu)",
      "/src/features/(icon/(use-(link-follower|address|draft-look)|look-memory)|search/search-layout|selection/contract)\\.",
      "/src/ui/(badge|button|card|chip|disclosure|icon-button|inline-markup|segmented-control|tile|visually-hidden)\\.",
    ].join("|"),
  ),
  includeDependenciesRecursively: true,
};

/** The page of results and the layouts around it, for the same reason; what a person does there comes later. */
const results = {
  name: "results",
  test: new RegExp(
    [
      "/src/features/search/(?!contract|filter-sheet|grid-engine|long-list|visible-range|(card-band|empty-results|icon-card|long-options|page-text|result-head|subject-line)\\.tsx)",
      "/src/features/icon/(inspector-layout|use-inspector-keys)\\.",
      "/src/list-page\\.",
    ].join("|"),
  ),
};

/** Small parts that several pages have in common: many files would all be named in every first load. */
const parts = {
  name: "parts",
  test: new RegExp(
    [
      "/src/features/browse/(icon-drawing|icon-tiles|style-cards|use-more-pages|page-section|page-number)\\.",
      "/src/ui/(drawing|find-field|icon-tile|linked-text|list-message|menu-bar|move-in-grid|page-column|placeholder|use-near-end)\\.",
      "/src/browser/api-client\\.",
    ].join("|"),
  ),
};

/** What pages fetch at the first touch, or soon after: each file of its own would be named in every first load. */
const touched = {
  name: "touched",
  test: new RegExp(
    [
      "/src/ui/(tooltip|watch-tooltips|promotion|running-bar|loading-bar-phases|notification-(region|card)|use-reached-tiles)\\.",
      "/src/features/browse/(language-offer-line|search-suggestions|use-suggestions)\\.",
      "/src/features/(accounts/account-menu|ads/(page-ad|may-have-ad)|collections/(use-collections|open-collection))\\.",
      "/src/(late-parts|browser/track|i18n/add-words)\\.",
    ].join("|"),
  ),
};

/** Controls that other pages have without the rest. */
const field = { name: "field", test: /\/src\/ui\/text-field\./ };
const toggle = { name: "toggle", test: /\/src\/ui\/switch\./ };
const copy = { name: "copy", test: /\/src\/ui\/copy-button\./ };

/** What the page of an icon and its panel have in common, for the same reason. */
const icon = {
  name: "icon",
  test: new RegExp(
    [
      "/src/features/icon/(take-(away|away-buttons|choice|format|notice|problem)|limit-notice|use-earned-size|taking|download-button|drag-icon|tell-taken|use-sheet|ground-switch|icon-preview|context-strip)\\.",
      "/src/features/icon/customiser/",
      "/src/features/icon/(icon-about|licence-note|similar-icons|use-similar-icons|related-icons|go-to-similar)\\.",
      "/src/ui/(slider|color-swatches|color-picker-button|number-field|hex-field|segmented-choice)\\.",
    ].join("|"),
  ),
};

/** Short, and the same on server and client: `tile_xY2k` tells a person who looks what it is. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split("?", 1)[0]!).replaceAll("\\", "/");
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

export default defineConfig({
  plugins: [reactRouter(), leanRouter, precompress()],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target,
    cssTarget: target,
    // Every page has these already: to name them wherever something is fetched later would only cost.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:site|rolldown-runtime)-/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [site, results, parts, touched, field, toggle, copy, icon] } },
        },
      },
    },
  },
});
