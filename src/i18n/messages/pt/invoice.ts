import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Fatura",
  receipt: "Status",
  number: "Número da fatura",
  date: "Data",
  paid: "Paga em",
  seller: "De",
  buyer: "Para",
  item: "Descrição",
  quantity: "Quantidade",
  amount: "Valor",
  tax: "Impostos",
  total: "Total",
  returned: "Reembolsado",
  open: "A pagar",
  done: "Paga",
  refunded: "Reembolsada",
  void: "Cancelada",
} satisfies Translation<"invoice">;
