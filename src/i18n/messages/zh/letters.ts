import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "分配给你的请求：{title}",
  "assigned.text": "“{title}”由你来绘制。开始时请将它设为进行中。",
  "resolved.subject": "“{title}”已画好",
  "resolved.text": "你想要的图标“{title}”已收录到 Iconarium。",
  "declined.subject": "“{title}”已被拒绝",
  "declined.text": "“{title}”不会绘制。原因：{reason}",
  "merged.subject": "“{title}”已合并到另一个请求",
  "merged.text": "“{original}”与“{title}”的需求相同，你的投票现在计入该请求。",
  open: "打开请求",
  seeIcons: "查看图标",
  whyMaker: "你收到这封邮件，是因为你在为 Iconarium 绘制图标。",
  whyVoter: "你收到这封邮件，是因为你请求过这些图标或为其投过票。",
  leave: "不再接收此类邮件",
  "leaving.title": "不再接收此类邮件？",
  "leaving.text": "你仍然可以在 Iconarium 中查看请求的进展。",
  "leaving.button": "停止发送",
  "leaving.done": "你不会再收到此类邮件。",
  "leaving.unknown": "链接不完整，请从邮件中重新打开。",
  "leaving.toRequests": "查看请求",
  "leaving.failed": "操作失败，请重试。",
} satisfies Translation<"letters">;
