import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Fattura",
  receipt: "Stato",
  number: "Numero di fattura",
  date: "Data",
  paid: "Pagata il",
  seller: "Da",
  buyer: "A",
  item: "Descrizione",
  quantity: "Quantità",
  amount: "Importo",
  tax: "Imposte",
  total: "Totale",
  returned: "Rimborsato",
  open: "Da pagare",
  done: "Pagata",
  refunded: "Rimborsata",
  void: "Annullata",
} satisfies Translation<"invoice">;
