import { readFile } from "node:fs/promises";
import { AppError } from "../../core/errors.ts";
import type { Product } from "../../core/billing/product.ts";
import { readProducts } from "../../features/billing/products/product-schema.ts";
import { createProducts, type Products } from "../../features/billing/products/products.server.ts";
import { explainUsage, runCli, withSiteDatabase, type Terminal } from "../../platform/cli/run-cli.server.ts";
import { readConfig } from "../../platform/config/config.server.ts";

const usage = `npm run products -- <command>

  list           list products, including retired ones
  export         print the products as JSON, to edit and import
  import <file>  sell the products of a file in the format of data/products.json. Products that aren’t in the file
                 are retired: customers keep them, and nobody can buy them

Running sites apply changes immediately.
`;

if (import.meta.main) process.exitCode = await runCli(runProducts);

/** `npm run products`: see `usage`. */
export async function runProducts(
  [command = "", file = "", ...surplus]: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const isImport = command === "import" && file !== "";
  if (surplus.length > 0 || !(isImport || (["list", "export"].includes(command) && file === ""))) {
    return explainUsage(usage, ["", "help", "--help", "-h"].includes(command), terminal);
  }
  const list = isImport ? await readFileOf(file) : undefined;
  return withSiteDatabase(readConfig(terminal.environment), async (database) => {
    const products = createProducts({ database });
    if (list) await products.replace(list);
    terminal.write(command === "export" ? await serializeProducts(products) : await describeAll(products));
    return 0;
  });
}

/** @throws AppError `invalid_input` naming what is wrong with a file */
async function readFileOf(path: string): Promise<Product[]> {
  try {
    return readProducts(await readFile(path, "utf8"));
  } catch (error) {
    throw new AppError("invalid_input", `${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function serializeProducts(products: Products): Promise<string> {
  return `${JSON.stringify(await products.listAll(), undefined, 2)}\n`;
}

async function describeAll(products: Products): Promise<string> {
  const lines = (await products.listAll()).map(({ code, prices, seats, isObsolete }) => {
    const costs = Object.entries(prices).map(([currency, amount]) => `${currency} ${amount}`);
    const facts = [costs.join(" · ") || "free", seats.max > 1 ? `${seats.min}–${seats.max} seats` : ""];
    return [code, ...facts, isObsolete ? "retired" : ""].filter((part) => part !== "").join("  ");
  });
  return `${lines.join("\n")}\n`;
}
