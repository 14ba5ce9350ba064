import type { Integration } from "./integration.ts";

const bearer = '-H "Authorization: Bearer $ICONARIUM_KEY"';

export const keys: Integration = {
  listSteps: ({ origin }) => [
    {
      message: "integrations.keys.make",
      code: `# ${origin}/icons/account\nexport ICONARIUM_KEY=icn_…`,
    },
    { message: "integrations.keys.send", code: `curl -o home.png ${bearer} "${origin}/img/home.png?size=512"` },
    { message: "integrations.keys.own", code: `curl ${bearer} "${origin}/siteApi/collections/v2"` },
    { message: "integrations.keys.document", code: `curl "${origin}/api/openapi.json"` },
  ],
  notes: ["integrations.keys.free", "integrations.keys.refused", "integrations.keys.never", "integrations.keys.secret"],
};
