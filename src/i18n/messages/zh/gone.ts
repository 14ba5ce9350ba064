import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "此图标已下架：其许可证不允许我们展示它。",
  trademark: "此图标已下架：它包含他人的商标。",
  author: "此图标已下架：作者要求我们将其移除。",
  offensive: "此图标已下架：其内容会冒犯他人。",
  broken: "此图标已下架：图形已损坏。",
} satisfies Translation<"gone">;
