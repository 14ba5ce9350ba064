import type { Product } from "../../../core/billing/product.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";

/** What a product is called on invoices and at providers: `Iconarium Pro, yearly`, `Iconarium API 10k`. */
export type NameProduct = (product: Product, locale: Locale) => string;

export const nameProduct: NameProduct = ({ code, plan, period }, locale) => {
  const words = (period === undefined ? code : plan).split("-");
  const name = ["Iconarium", ...words.map(capitalize)].join(" ");
  return period === undefined ? name : loadTranslator(locale, "mail")(`mail.product.${period}`, { plan: name });
};

const capitalize = (word: string) => (word === "api" ? "API" : word.charAt(0).toUpperCase() + word.slice(1));
