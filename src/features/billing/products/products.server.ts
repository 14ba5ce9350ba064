import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import type { Product } from "../../../core/billing/product.ts";
import { AppError, unlessAway } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { readProducts } from "./product-schema.ts";
import { products } from "../tables.server.ts";

/** What is sold. Calls throw AppError `unavailable` while the database cannot be reached. */
export interface Products {
  /** In order, with those that are not offered any more. */
  listAll(): Promise<Product[]>;
  /** The same, or what was read last while the database is away; fails then only before anything was read. */
  listKnown(): Promise<Product[]>;
  /** @throws AppError `not_found` */
  get(code: string): Promise<Product>;
  /** @throws AppError `conflict` for a code that there is or was */
  add(product: Product): Promise<void>;
  /** @throws AppError `not_found` */
  change(product: Product): Promise<void>;
  /** Adds and changes those of a list; those that are not in it are offered no more, and stay to who has them. */
  replace(list: readonly Product[]): Promise<void>;
}

const defaultFile = fileURLToPath(new URL("../../../../data/products.json", import.meta.url));

/** What a database that never had any begins with. */
export const readDefaultProducts = async () => readProducts(await readFile(defaultFile, "utf8"));

export function createProducts({ database }: { database: Database }): Products {
  let known: Product[] | undefined;

  async function listAll(): Promise<Product[]> {
    const rows = await database.run((db) => db.select().from(products));
    if (rows.length === 0) {
      const values = toRows(await readDefaultProducts());
      await database.run((db) => db.insert(products).values(values).onConflictDoNothing());
      return listAll();
    }
    known = rows.map(({ content }) => content).toSorted((one, other) => one.order - other.order);
    return known;
  }

  async function write(list: readonly Product[]): Promise<void> {
    const values = toRows(list);
    const { content, updatedAt } = { content: sql`excluded.content`, updatedAt: sql`excluded.updated_at` };
    await database.run((db) =>
      db.insert(products).values(values).onConflictDoUpdate({ target: products.code, set: { content, updatedAt } }),
    );
  }

  // So that they are known before somebody asks for them while the database is away.
  void listAll().catch(() => undefined);

  return {
    listAll,
    listKnown: () => (known ? unlessAway(listAll(), known) : listAll()),
    async get(code) {
      const found = (await listAll()).find((product) => product.code === code);
      if (!found) throw new AppError("not_found", `Product ${code} not found.`, { field: "addProducts" });
      return found;
    },
    async add(product) {
      const row = { code: product.code, content: product };
      const added = await database.run((db) => db.insert(products).values(row).onConflictDoNothing().returning());
      if (added.length === 0)
        throw new AppError("conflict", `The code ${product.code} is or was used by another product.`, {
          field: "code",
        });
    },
    async change(product) {
      const changed = await database.run((db) =>
        db
          .update(products)
          .set({ content: product, updatedAt: new Date() })
          .where(eq(products.code, product.code))
          .returning(),
      );
      if (changed.length === 0) throw new AppError("not_found", `Product ${product.code} not found.`);
    },
    async replace(list) {
      const codes = new Set(list.map(({ code }) => code));
      const left = structuredClone((await listAll()).filter(({ code }) => !codes.has(code)));
      for (const product of left) product.isObsolete = true;
      await write([...list, ...left]);
    },
  };
}

const toRows = (list: readonly Product[]) =>
  list.map((content) => ({ code: content.code, content, updatedAt: new Date() }));
