import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "已指派给你：{title}",
  "assigned.text": "“{title}”已指派给你。开始时请点击“开始绘制”。",
  "resolved.subject": "“{title}”已完成",
  "resolved.text": "你需要的图标“{title}”已收录到 Iconarium。",
  "declined.subject": "“{title}”已婉拒",
  "declined.text": "“{title}”不会绘制。理由：{reason}",
  "merged.subject": "“{title}”已合并到另一个需求",
  "merged.text": "“{original}”与“{title}”相同，你的投票现已计入后者。",
  open: "查看需求",
  seeIcons: "查看图标",
  whyMaker: "你收到这封邮件，是因为你在为 Iconarium 绘制图标。",
  whyVoter: "你收到这封邮件，是因为你提出过这些图标需求或为其投过票。",
  unsubscribe: "退订此类邮件",
  "unsubscribePage.title": "要退订需求邮件吗？",
  "unsubscribePage.text": "你仍可在 Iconarium 上关注你的需求。",
  "unsubscribePage.button": "退订",
  "unsubscribePage.done": "你已退订需求邮件。",
  "unsubscribePage.unknown": "链接不完整，请从邮件中重新打开。",
  "unsubscribePage.toRequests": "前往需求页面",
  "unsubscribePage.failed": "出了点问题，请重试。",
} satisfies Translation<"letters">;
