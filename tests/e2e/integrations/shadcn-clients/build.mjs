/** Builds the app in this folder as one module, `dist/app.js`. `node build.mjs react` */
import vue from "@vitejs/plugin-vue";
import { build } from "vite";

const [entry] = process.argv.slice(2);
await build({
  configFile: false,
  logLevel: "error",
  plugins: [vue()],
  resolve: { alias: { "@": `${process.cwd()}/src` } },
  define: { "process.env.NODE_ENV": '"production"' },
  build: { lib: { entry, formats: ["es"], fileName: "app" } },
});
