import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Счёт",
  receipt: "Статус",
  number: "Номер счёта",
  date: "Дата",
  paid: "Оплачен",
  seller: "Продавец",
  buyer: "Покупатель",
  item: "Наименование",
  quantity: "Количество",
  amount: "Сумма",
  tax: "Налог",
  total: "Итого",
  returned: "Возвращено",
  open: "Ожидает оплаты",
  done: "Оплачен",
  refunded: "Деньги возвращены",
  void: "Отменён",
} satisfies Translation<"invoice">;
