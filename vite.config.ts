import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { precompress } from "./scripts/precompress.ts";

/** Browsers that know `light-dark()`, popovers and nested CSS, in all engines since 2024. */
const target = ["chrome125", "edge125", "firefox128", "safari17.5"];

/** What every page needs goes into one file: it compresses better than the same in ten. */
const site = {
  name: "site",
  test: new RegExp(
    [
      "/node_modules/(react|react-dom|react-router|scheduler|cookie)/",
      "/src/(root|i18n/(?!messages/)|core/urls/)",
      "/src/features/browse/(site-|error-page|theme-menu)",
      "/src/features/(icon/use-(link-follower|restyling)|search/search-layout)\\.",
      "/src/ui/(badge|button|card|chip|disclosure|drawing|icon-button|tile|visually-hidden)\\.",
    ].join("|"),
  ),
  includeDependenciesRecursively: true,
};

/** The page of results and the layouts around it, for the same reason; what a person does there comes later. */
const results = {
  name: "results",
  test: new RegExp(
    [
      "/src/features/search/(?!filter-sheet|grid-engine|move-in-grid|visible-range|(card-band|empty-results|long-options|page-text|subject-line)\\.tsx)",
      "/src/features/icon/(inspector-layout|use-inspector-keys)\\.",
    ].join("|"),
  ),
};

/**
 * Parts of React Router that this site does not use but that its bundle cannot tell: route discovery (all routes are in
 * the document) and instrumentation hooks.
 */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  applyToEnvironment: ({ name }) => name === "client",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/ },
    handler(code) {
      const names = [...(code.match(/export \{(.*?)\}/s)?.[1] ?? "").matchAll(/[\w$]+/g)].map(([name]) => name);
      return names.map((name) => `export const ${name} = () => undefined;`).join("\n");
    },
  },
};

export default defineConfig({
  plugins: [reactRouter(), unusedRouterParts, precompress()],
  build: { target, cssTarget: target },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [site, results] } } } } },
  },
});
