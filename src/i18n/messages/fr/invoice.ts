import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Facture",
  receipt: "Statut",
  number: "Numéro de facture",
  date: "Date",
  paid: "Payée le",
  seller: "De",
  buyer: "À",
  item: "Désignation",
  quantity: "Quantité",
  amount: "Montant",
  tax: "Taxes",
  total: "Total",
  returned: "Remboursé",
  open: "Montant dû",
  done: "Payée",
  refunded: "Remboursée",
  void: "Annulée",
} satisfies Translation<"invoice">;
