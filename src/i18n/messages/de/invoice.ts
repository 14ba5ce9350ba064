import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Rechnung",
  receipt: "Status",
  number: "Rechnungsnummer",
  date: "Datum",
  paid: "Bezahlt am",
  seller: "Von",
  buyer: "An",
  item: "Beschreibung",
  quantity: "Menge",
  amount: "Betrag",
  tax: "Steuer",
  total: "Gesamtbetrag",
  returned: "Erstattet",
  open: "Offener Betrag",
  done: "Bezahlt",
  refunded: "Erstattet",
  void: "Storniert",
} satisfies Translation<"invoice">;
