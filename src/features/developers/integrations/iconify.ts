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
  ],
  notes: ["integrations.iconify.complete"],
};
