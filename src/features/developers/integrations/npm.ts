import { npmPath } from "../../npm-registry/contract.ts";
import type { Integration } from "./integration.ts";

export const npm: Integration = {
  listSteps: ({ origin }) => [
    { message: "integrations.npm.registry", code: `# .npmrc\n@icons:registry=${origin}${npmPath}/` },
    {
      message: "integrations.npm.yarn",
      code: `# .yarnrc.yml\nnpmScopes:\n  icons:\n    npmRegistryServer: "${origin}${npmPath}"`,
    },
    { message: "integrations.npm.install", code: "npm install @icons/lucide" },
    {
      message: "integrations.npm.use",
      code: `// Or from "@icons/lucide/vue", "@icons/lucide/svelte", "@icons/lucide/solid", "@icons/lucide/svg"
import { HouseIcon } from "@icons/lucide/react";

export const Home = () => <HouseIcon width={32} aria-label="Home" />;`,
    },
    {
      message: "integrations.npm.publish",
      code: `curl -X POST "${origin}/siteApi/collections/v2/COLLECTION/versions" \\
  -H "Authorization: Bearer icn_…"`,
    },
  ],
  notes: ["integrations.npm.bundle", "integrations.npm.private", "integrations.npm.quarantine"],
};
