import { execFileSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { amount } from "../../../../tests/harness/soak.ts";
import { locales } from "../../../i18n/locales.ts";
import type { Invoice } from "../contract.ts";
import { createInvoiceRenderer } from "./invoice-pdf.server.ts";

const renderer = createInvoiceRenderer({ seller: ["Iconarium GmbH", "Weg 1, 10115 Berlin", "DE123456789"] });
afterAll(() => renderer.close());

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const invoice: Invoice = {
  id: "1",
  licenseId: undefined,
  provider: "yookassa",
  number: "ABCDEF12-0002",
  status: "paid",
  currency: "USD",
  lines: [
    { description: "Iconarium Pro", quantity: 1, amount: -450, from: day("2026-02-14"), to: day("2026-02-28") },
    { description: "Iconarium Team", quantity: 3, amount: 3750, from: day("2026-02-14"), to: day("2026-02-28") },
  ],
  tax: 627,
  total: 3927,
  amountPaid: 3927,
  amountRefunded: 0,
  issuedAt: day("2026-02-14"),
  paidAt: day("2026-02-15"),
  payUrl: undefined,
};
const buyer = { name: "Zoë Łukasz", email: "zoe@example.com", locale: "en" };

const readText = (bytes: Buffer) =>
  execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" }).replaceAll(
    /[\s\u00A0\u202F]+/g,
    " ",
  );

test("an invoice states buyer, seller, items and amounts completely", async () => {
  const text = readText(await renderer.render(invoice, { buyer }));
  for (const part of [
    "Invoice number ABCDEF12-0002",
    "Date February 14, 2026",
    "Paid on February 15, 2026",
    "Iconarium GmbH",
    "DE123456789",
    "Zoë Łukasz",
    "zoe@example.com",
    "Iconarium Pro 1 -$4.50",
    "February 14, 2026 – February 28, 2026",
    "Iconarium Team 3 $37.50",
    "Tax $6.27",
    "Total $39.27",
  ])
    expect(text).toContain(part);
});

test("it is in the buyer's language", async () => {
  const totals: Record<string, string> = {};
  const tried = locales.filter((_, place) => place % amount(3, 1) === 0);
  for (const locale of tried) {
    const text = readText(await renderer.render({ ...invoice, currency: "RUB" }, { buyer: { ...buyer, locale } }));
    expect(text, locale).toContain("₽");
    expect(text, locale).not.toContain("?");
    totals[locale] = /(Rechnung|Invoice|Facture|Fattura|Fatura|Счёт|Factura|账单|請求書|청구서)/.exec(text)?.[0] ?? "";
  }
  const all = {
    en: "Invoice",
    zh: "账单",
    ja: "請求書",
    ko: "청구서",
    fr: "Facture",
    de: "Rechnung",
    it: "Fattura",
    pt: "Fatura",
    ru: "Счёт",
    es: "Factura",
  };
  expect(totals).toEqual(Object.fromEntries(tried.map((locale) => [locale, all[locale]])));
});

test("East Asian names render in every language, and only the required glyphs are embedded", async () => {
  const seller = ["山田アイコン株式会社", "서울특별시", "汉字有限公司"];
  const eastern = createInvoiceRenderer({ seller });
  for (const locale of ["en", "ja", "zh", "ko"].slice(0, amount(2, 4))) {
    const bytes = await eastern.render(
      { ...invoice, currency: "JPY" },
      { buyer: { name: "김민수", email: undefined, locale } },
    );
    const text = readText(bytes);
    for (const part of [...seller, "김민수"]) expect(text, locale).toContain(part);
    expect(bytes.length, locale).toBeLessThan(120_000);
  }
  eastern.close();
});

test("many lines continue on another page, and a long name on another line", async () => {
  const line = { ...invoice.lines[1]!, description: "A very long name of a product ".repeat(6).trim() };
  const bytes = await renderer.render(
    { ...invoice, lines: Array.from({ length: 40 }, () => line) },
    { buyer: { ...buyer, locale: "de" } },
  );
  const text = readText(bytes);
  expect(text.match(/37,50 \$/g)).toHaveLength(40);
  expect(text).toContain("Gesamtbetrag 39,27 $");
});

/** The words of a file with the places of their first and last letter, in points from the left. */
const readWords = (bytes: Buffer) =>
  Array.from(
    execFileSync("pdftotext", ["-bbox", "-", "-"], { input: bytes, encoding: "utf8" }).matchAll(
      /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"[^>]*>([^<]*)</g,
    ),
    ([, left, right, text]) => ({ left: Number(left), right: Number(right), text: text! }),
  );

test("text without spaces breaks where its language allows, and stays in its column", async () => {
  const product = "アイコンと、イラストと、写真と、音楽を、好きなだけ使える、とても長い名前の製品。";
  const company = "株式会社山田太郎アイコン製作所東京本社第一営業部デザイン推進課";
  const email = `${"very-long-name-of-somebody.".repeat(6)}@example.com`;
  const line = { ...invoice.lines[1]!, description: product.repeat(2) };
  const bytes = await renderer.render({ ...invoice, lines: [line] }, { buyer: { name: company, email, locale: "ja" } });
  const words = readWords(bytes);
  const text = words.map((word) => word.text).join("");
  for (const part of [product.repeat(2), company, email]) expect(text).toContain(part);
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(541);
  const ofProduct = words.filter((word) => product.repeat(2).includes(word.text) && word.text.length > 1);
  expect(ofProduct.length).toBeGreaterThan(2);
  expect(Math.max(...ofProduct.map(({ right }) => right))).toBeLessThan(360);
  for (const { text: begun } of ofProduct) expect(begun).not.toMatch(/^[、。]/);
});
