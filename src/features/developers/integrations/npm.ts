import { npmPath } from "../../npm-registry/contract.ts";
import type { Integration } from "./integration.ts";

export const npm: Integration = {
  listSteps: ({ origin, npmScope }) => [
    { message: "integrations.npm.registry", code: `# .npmrc\n${npmScope}:registry=${origin}${npmPath}/` },
    {
      message: "integrations.npm.yarn",
      code: `# .yarnrc.yml\nnpmScopes:\n  ${npmScope.slice(1)}:\n    npmRegistryServer: "${origin}${npmPath}"`,
    },
    { message: "integrations.npm.install", code: `npm install ${npmScope}/lucide` },
    {
      message: "integrations.npm.use",
      code: `// Or from "${npmScope}/lucide/vue", "${npmScope}/lucide/svelte", "${npmScope}/lucide/solid", "${npmScope}/lucide/svg"
import { HouseIcon } from "${npmScope}/lucide/react";

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
