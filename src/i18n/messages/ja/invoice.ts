import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "請求書",
  receipt: "ステータス",
  number: "請求書番号",
  date: "日付",
  paid: "支払日",
  seller: "発行元",
  buyer: "宛先",
  item: "内容",
  quantity: "数量",
  amount: "金額",
  tax: "税",
  total: "合計",
  returned: "返金額",
  open: "未払い額",
  done: "支払い済み",
  refunded: "返金済み",
  void: "取り消し済み",
} satisfies Translation<"invoice">;
