/**
 * Reads the index of a registry and items by shadcn's own schemas; prints what is wrong as JSON.
 * `node check.mjs https://icons.example/r lucide/house vue/lucide/house`
 */
import { registryItemSchema, registrySchema } from "shadcn/schema";

const [registry, ...names] = process.argv.slice(2);
const faults = [];
async function check(path, schema) {
  const answer = await fetch(`${registry}/${path}.json`);
  const { data, error } = schema.safeParse(await answer.json());
  if (error) faults.push({ path, status: answer.status, message: error.message });
  return data;
}

for (const index of ["registry", "vue/registry"]) {
  const { items = [] } = (await check(index, registrySchema)) ?? {};
  if (items.length === 0) faults.push({ path: index, message: "is empty" });
}
for (const name of names) await check(name, registryItemSchema);
process.stdout.write(JSON.stringify(faults));
