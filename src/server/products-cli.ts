import { mkdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "../core/errors.ts";
import type { Product } from "../core/billing/product.ts";
import { readProducts } from "../features/billing/products/product-schema.ts";
import { createProducts, type Products } from "../features/billing/products/products.server.ts";
import { ConfigError, readConfig } from "../platform/config/config.server.ts";
import { createDatabase } from "../platform/db/database.server.ts";
import { createLog } from "../platform/log.server.ts";

const usage = `npm run products -- <command>

  list           list products, including retired ones
  export         print the products as JSON, to edit and import
  import <file>  sell the products of a file in the format of data/products.json. Products that aren’t in the file
                 are retired: customers keep them, and nobody can buy them

Running sites apply changes immediately.
`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof AppError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run([command = "", file = "", ...surplus]: readonly string[]): Promise<number> {
  const isImport = command === "import" && file !== "";
  if (surplus.length > 0 || !(isImport || (["list", "export"].includes(command) && file === ""))) {
    const isHelp = ["", "help", "--help", "-h"].includes(command);
    (isHelp ? process.stdout : process.stderr).write(usage);
    return isHelp ? 0 : 1;
  }
  const list = isImport ? await readFileOf(file) : undefined;
  const { DATA_DIR, DATABASE_URL, LOG_LEVEL } = readConfig();
  const dataDir = resolve(DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const database = createDatabase({ url: DATABASE_URL, dataDir, log: createLog(LOG_LEVEL), isVisitor: true });
  try {
    const products = createProducts({ database });
    if (list) await products.replace(list);
    process.stdout.write(command === "export" ? await serializeProducts(products) : await describeAll(products));
    return 0;
  } finally {
    await database.close();
  }
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
