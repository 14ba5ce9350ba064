/** Builds an app for each of Iconify's clients as one module. `node build.mjs https://icons.example/iconify` */
import { writeFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import tailwind from "@tailwindcss/vite";
import icons from "unplugin-icons/vite";
import { build } from "vite";

const [host] = process.argv.slice(2);
const read = async (path) => (await fetch(`${host}/${path}`)).text();
await writeFile("lucide.json", await read("lucide.json?icons=house"));

const plugins = {
  "iconify-icon": [],
  react: [],
  vue: [],
  svelte: [svelte()],
  tailwind: [tailwind()],
  "unplugin-icons": [icons({ customCollections: { lucide: (name) => read(`lucide/${name}.svg`) } })],
};
for (const [app, needed] of Object.entries(plugins)) {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: needed,
    define: { "process.env.NODE_ENV": '"production"' },
    build: { emptyOutDir: false, lib: { entry: `${app}.js`, formats: ["es"], fileName: app } },
  });
}
