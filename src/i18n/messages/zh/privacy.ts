import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "是否允许使用分析功能？如果拒绝，仅会匿名统计访问次数。",
  yes: "允许",
  no: "拒绝",
  "answered.yes": "你已允许分析。",
  "answered.no": "你已拒绝分析。",
  refused: "你的浏览器要求网站不要跟踪，因此不会存储或统计任何内容。",
  close: "关闭",
} satisfies Translation<"privacy">;
