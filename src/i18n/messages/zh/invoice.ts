import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "账单",
  receipt: "状态",
  number: "账单编号",
  date: "日期",
  paid: "付款日期",
  seller: "卖方",
  buyer: "买方",
  item: "说明",
  quantity: "数量",
  amount: "金额",
  tax: "税费",
  total: "合计",
  returned: "已退款",
  open: "应付金额",
  done: "已付款",
  refunded: "已退款",
  void: "已取消",
} satisfies Translation<"invoice">;
