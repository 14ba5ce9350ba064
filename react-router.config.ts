import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // The site map is small: with all of it in the document no navigation waits for a part of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
