import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "Счёт",
  receipt: "Статус",
  number: "Номер счёта",
  date: "Дата",
  paid: "Дата оплаты",
  seller: "Продавец",
  buyer: "Покупатель",
  item: "Описание",
  quantity: "Количество",
  amount: "Сумма",
  tax: "Налог",
  total: "Итого",
  returned: "Возвращено",
  open: "К оплате",
  done: "Оплачен",
  refunded: "Возвращён",
  void: "Аннулирован",
} satisfies Translation<"invoice">;
