/** Builds an app for each framework into `dist`, and prints as JSON how many bytes two icons take of each: `node build.mjs` */
import { writeFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

const frameworks = ["react", "vue", "svelte", "solid", "svg"];
const isInstalled = (id) => /^(?:react|vue|svelte|solid-js)(?:\/|$)/.test(id);
const common = {
  configFile: false,
  logLevel: "error",
  plugins: [svelte({ emitCss: false })],
  define: { "process.env.NODE_ENV": '"production"' },
};

/** Bytes of an app besides its framework. */
async function measure(code) {
  await writeFile("measured.mjs", code);
  const rolldownOptions = { input: "measured.mjs", external: isInstalled };
  const [output] = [await build({ ...common, build: { write: false, modulePreload: false, rolldownOptions } })].flat();
  return output.output[0].code.length;
}

const bytes = {};
for (const framework of frameworks) {
  const [module, make] = framework === "svg" ? ["to-svg", "toSvg"] : [`create-${framework}`, "createIcon"];
  bytes[framework] = {
    runtime: await measure(
      `import { ${make} } from "./node_modules/@icons/lucide/dist/${module}.js"; console.log(${make});`,
    ),
    icons: await measure(
      `import { HouseIcon, ShoppingCartIcon } from "@icons/lucide/${framework}"; console.log(HouseIcon, ShoppingCartIcon);`,
    ),
  };
}
process.stdout.write(JSON.stringify(bytes));
if (process.argv[2] !== "sizes") {
  for (const framework of frameworks) {
    const lib = { entry: `${framework}.js`, formats: ["es"], fileName: framework };
    await build({ ...common, build: { emptyOutDir: false, lib } });
  }
}
