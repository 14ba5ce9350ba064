import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Factura",
  receipt: "Estado",
  number: "Número de factura",
  date: "Fecha",
  paid: "Pagada el",
  seller: "De",
  buyer: "Para",
  item: "Descripción",
  quantity: "Cantidad",
  amount: "Importe",
  tax: "Impuestos",
  total: "Total",
  returned: "Reembolsado",
  open: "Pendiente de pago",
  done: "Pagada",
  refunded: "Reembolsada",
  void: "Anulada",
} satisfies Translation<"invoice">;
