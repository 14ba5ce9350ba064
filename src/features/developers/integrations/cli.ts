import type { Integration } from "./integration.ts";

export const cli: Integration = {
  listSteps: ({ origin }) => [
    {
      message: "integrations.cli.add",
      code: `npm install --save-dev @iconarium/cli --registry ${origin}/npm\nnpx iconarium add home cart --style lucide --as react --out src/icons`,
    },
    { message: "integrations.cli.search", code: "npx iconarium search shopping cart --style lucide" },
    { message: "integrations.cli.show", code: "npx iconarium show lucide:house" },
    { message: "integrations.cli.check", code: "npx iconarium pull --check" },
    { message: "integrations.cli.swap", code: "npx iconarium swap --style tabler-outline" },
  ],
  notes: ["integrations.cli.runs", "integrations.cli.login"],
};
