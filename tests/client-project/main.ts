import { ApiError, createClient, type Icon } from "@iconarium/client";

declare const process: { argv: string[] };

const client = createClient({ origin: process.argv[2] ?? "" });
const { icons } = await client.searchIcons({ term: "house", style: ["lucide"], amount: 1 });
const names: string[] = icons.map(({ iconifyName }: Icon) => iconifyName);

/** Never run: what the types must refuse. */
export const mistakes = () => [
  // @ts-expect-error no such parameter
  client.searchIcons({ terms: "house" }),
  // @ts-expect-error the icon is missing
  client.getIcon({}),
  // @ts-expect-error no such order
  client.searchIcons({ sort: "size" }),
];

const status = await client.getIcon({ id: "lucide:nothing-like-this" }).then(
  () => 200,
  (error: unknown) => (error instanceof ApiError ? error.status : 0),
);
console.log(JSON.stringify({ names, status }));
