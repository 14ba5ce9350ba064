import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "此图标已移除：其许可证不允许我们展示。",
  trademark: "此图标已移除：其中包含商标。",
  author: "此图标已应作者要求移除。",
  offensive: "此图标已移除：其内容具有冒犯性。",
  broken: "此图标已移除：图形已损坏。",
} satisfies Translation<"gone">;
