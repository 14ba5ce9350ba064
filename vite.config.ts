import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Browsers that know `light-dark()`, popovers and nested CSS, in all engines since 2024. */
const target = ["chrome125", "edge125", "firefox128", "safari17.5"];

export default defineConfig({
  plugins: [reactRouter()],
  build: { target, cssTarget: target },
});
