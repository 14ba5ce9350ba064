import type { Integration } from "./integration.ts";

export const iconify: Integration = {
  listSteps: ({ origin }) => [
    {
      message: "integrations.iconify.component",
      code: `import { addAPIProvider } from "iconify-icon";\naddAPIProvider("", { resources: ["${origin}"], path: "/iconify/" });`,
    },
    { message: "integrations.iconify.data", code: `curl "${origin}/iconify/lucide.json?icons=house,star"` },
    {
      message: "integrations.iconify.sheet",
      code: `<link rel="stylesheet" href="${origin}/iconify/lucide.css?icons=house,star" />`,
    },
    {
      message: "integrations.iconify.unplugin",
      code: `// vite.config.js
import icons from "unplugin-icons/vite";

const read = async (set, name) => (await fetch(\`${origin}/iconify/\${set}/\${name}.svg\`)).text();

export default {
  plugins: [icons({ customCollections: { lucide: (name) => read("lucide", name) } })],
};`,
    },
    {
      message: "integrations.iconify.tailwind",
      code: `curl -o lucide.json "${origin}/iconify/lucide.json?icons=house,star"

/* app.css: <span class="icon-[lucide--house]"> */
@plugin "@iconify/tailwind4" {
  icon-sets: from-json(lucide, "./lucide.json");
}`,
    },
  ],
  notes: ["integrations.iconify.complete", "integrations.iconify.collections"],
};
