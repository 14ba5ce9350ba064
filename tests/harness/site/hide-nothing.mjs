import { registerHooks } from "node:module";

/** Loaded before a server: nothing is taken out of what it logs, as if `hideSecrets` did not work. */
registerHooks({
  load: (url, context, loadNext) =>
    url.endsWith("/src/core/text/hide-secrets.ts")
      ? { format: "module", shortCircuit: true, source: "export const hideSecrets = (text) => text;" }
      : loadNext(url, context),
});
