import { shadcnPath } from "../../shadcn-registry/contract.ts";
import type { Integration } from "./integration.ts";

const format = (registries: object) => JSON.stringify({ registries }, undefined, 2);

export const shadcn: Integration = {
  listSteps({ origin }) {
    const registry = `${origin}${shadcnPath}`;
    return [
      {
        message: "integrations.shadcn.registry",
        code: `npx shadcn@latest registry add "@icons=${registry}/{name}.json"`,
      },
      {
        message: "integrations.shadcn.add",
        code: "npx shadcn@latest add @icons/lucide/home @icons/tabler-outline/star",
      },
      { message: "integrations.shadcn.search", code: 'npx shadcn@latest search @icons --query "shopping cart"' },
      {
        message: "integrations.shadcn.use",
        code: `import { HomeIcon } from "@/components/icons/lucide/HomeIcon";

export const Home = () => <HomeIcon className="size-8 text-primary" />;`,
      },
      {
        message: "integrations.shadcn.address",
        code: `npx shadcn@latest add "${registry}/lucide/home.json?size=32&color=e03131&stroke=1.5"`,
      },
      {
        message: "integrations.shadcn.vue",
        code: format({ "@icons": `${registry}/vue/{name}.json` }),
      },
      { message: "integrations.shadcn.add", code: "npx shadcn-vue@latest add @icons/lucide/home" },
      {
        message: "integrations.shadcn.collection",
        code: format({
          "@brand": {
            url: `${registry}/our-brand.k3m8p2/{name}.json`,
            headers: { Authorization: `Bearer \${ICONARIUM_KEY}` },
          },
        }),
      },
      { message: "integrations.shadcn.add", code: "npx shadcn@latest add @brand/house" },
    ];
  },
  notes: ["integrations.shadcn.look", "integrations.shadcn.credit", "integrations.shadcn.private"],
};
