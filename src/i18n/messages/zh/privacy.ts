import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "我们可以保留你使用本站的记录来改进网站吗？只有我们能看到。未经你同意，我们只做计数，不了解你的任何信息。",
  yes: "可以",
  no: "不行",
  "said.yes": "你已选择“可以”。",
  "said.no": "你已选择“不行”。",
  refused: "你的浏览器要求网站不要跟踪你。我们遵从这一要求：不保留也不计数。",
  close: "关闭",
} satisfies Translation<"privacy">;
