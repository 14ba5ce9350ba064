import type { Product } from "../../../core/billing/product.ts";
import { AppError } from "../../../core/errors.ts";
import type { Licenses } from "../../licenses/contract.ts";
import type { Products } from "./products.server.ts";
import { sells, type ProviderRegistry } from "../providers/provider-registry.server.ts";

/** A product, and how many licenses give it now; members of a group are not counted beside its owner. */
export interface ListedProduct {
  product: Product;
  owners: number;
}

/**
 * What admins do about products. It counts before the answer. Whoever has a product keeps paying what they pay, and has what it gives
 * from their next period on. Calls throw AppError `unavailable` while the database cannot be reached, and name the field of a
 * product that is to blame.
 */
export interface ProductAdmin {
  list(): Promise<ListedProduct[]>;
  /** @throws AppError `conflict` for a code that there is or was; as `change` */
  add(product: Product): Promise<void>;
  /**
   * @throws AppError `not_found`; `conflict` where owners would lose what they have, or the plan is offered for the period
   *   already; `invalid_input` (`prices`) where no provider takes money for it
   */
  change(product: Product): Promise<void>;
  /** Offers it to nobody any more, or again. What is free stays. */
  offer(code: string, isOffered: boolean): Promise<void>;
}

export function createProductAdmin(deps: {
  products: Products;
  licenses: Pick<Licenses, "countOwners">;
  providers: ProviderRegistry;
}): ProductAdmin {
  const { products, licenses, providers } = deps;

  /** A site without any provider sells nothing, and may be prepared. */
  function refuseUnsellable(product: Product): void {
    const currencies = Object.keys(product.prices);
    if (product.code === "free" || product.isObsolete || providers.all.length === 0) return;
    if (currencies.some((currency) => providers.choose(product, currency))) return;
    const isSold = providers.all.some((provider) => sells(provider, product));
    const message = isSold
      ? `no payment provider accepts ${currencies.join(", ")}`
      : "no payment provider accepts one-time purchases";
    throw new AppError("invalid_input", `prices: ${message}`, { field: "prices" });
  }

  return {
    async list() {
      const [all, owners] = await Promise.all([products.listAll(), licenses.countOwners()]);
      return all.map((product) => ({ product, owners: owners.get(product.code)?.owners ?? 0 }));
    },
    async add(product) {
      const all = await products.listAll();
      if (all.some(({ code }) => code === product.code))
        throw refuse("code", "this code is or was used by another product");
      refuseTwin(product, all);
      refuseUnsellable(product);
      await products.add(product);
    },
    async change(product) {
      const all = await products.listAll();
      const before = all.find(({ code }) => code === product.code);
      if (!before) throw unknown(product.code);
      const had = (await licenses.countOwners()).get(product.code);
      if (had && product.period !== before.period) throw refuse("period", `the current one has ${had.owners} licenses`);
      if (had && product.seats.max < had.seats) throw refuse("seats", `a customer has ${had.seats}`);
      refuseTwin(product, all);
      refuseUnsellable(product);
      await products.change(product);
    },
    async offer(code, isOffered) {
      const all = await products.listAll();
      const found = all.find((product) => product.code === code);
      if (!found) throw unknown(code);
      if (code === "free" && !isOffered) throw refuse("code", "a free plan is always offered");
      const product = { ...found, isObsolete: !isOffered };
      refuseTwin(product, all);
      refuseUnsellable(product);
      await products.change(product);
    },
  };
}

const unknown = (code: string) => new AppError("not_found", `Product ${code} not found.`, { field: "code" });
const refuse = (field: string, message: string) => new AppError("conflict", `${field}: ${message}`, { field });

/** A plan is offered once for each period. */
function refuseTwin(product: Product, all: readonly Product[]): void {
  const isTwin = (other: Product) =>
    !other.isObsolete && other.code !== product.code && other.plan === product.plan && other.period === product.period;
  const twin = product.isObsolete || product.period === undefined ? undefined : all.find(isTwin);
  if (twin) throw refuse("plan", `${twin.code} already is this plan for the same period`);
}
