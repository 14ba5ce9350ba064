import type { Translation } from "../../source-messages.ts";

export const invoice = {
  title: "청구서",
  receipt: "상태",
  number: "청구서 번호",
  date: "날짜",
  paid: "결제일",
  seller: "판매자",
  buyer: "구매자",
  item: "설명",
  quantity: "수량",
  amount: "금액",
  tax: "세금",
  total: "합계",
  returned: "환불액",
  open: "미납 금액",
  done: "결제 완료",
  refunded: "환불 완료",
  void: "취소됨",
} satisfies Translation<"invoice">;
