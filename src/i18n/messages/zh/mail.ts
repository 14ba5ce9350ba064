import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "登录 Iconarium",
  "signIn.text": "使用此链接登录 Iconarium。链接 15 分钟内有效，且只能使用一次。",
  "signIn.button": "登录",
  "signIn.otherwise": "如果这不是你的操作，可以忽略这封邮件。没有此链接，任何人都无法登录。",

  "email.subject": "确认你的新邮箱",
  "email.text": "请确认将 {email} 设为你的 Iconarium 账号的新邮箱。链接一小时内有效，且只能使用一次。",
  "email.button": "确认邮箱",
  "email.otherwise": "如果这不是你的操作，可以忽略这封邮件。不使用此链接，不会有任何更改。",

  "moved.subject": "你的邮箱已更改",
  "moved.text": "你的 Iconarium 账号邮箱已更改为 {email}，原邮箱不能再用于登录。",
  "moved.button": "撤销更改",
  "moved.otherwise": "如果这不是你的操作，请在 7 天内撤销更改。账号也会同时在所有设备上退出登录。",

  "leaving.subject": "你的账号将被删除",
  "leaving.text": "你的 Iconarium 账号及其中的所有内容将于 {date}删除。在此之前登录即可保留账号。",
  "leaving.button": "登录并保留账号",
  "leaving.otherwise": "如果这不是你的操作，请尽快登录并检查你的设备和通行密钥。",

  "returned.subject": "正在退回你的第二笔付款",
  "returned.text": "你已有方案，但又支付了一个方案。我们会全额退回第二笔付款，你现有的方案不变。退款需要几天到账。",
  "returned.button": "方案与付款",
  "returned.otherwise": "你无需任何操作。",

  "invitation.subject": "邀请你加入 Iconarium",
  "invitation.text": "{name} 邀请你加入其 Iconarium 团队。使用任意账号登录即可接受，你无需付费。",
  "invitation.button": "接受邀请",
  "invitation.otherwise": "如果你不认识发件人，可以忽略这封邮件。",

  "newsletter.subject": "确认订阅 Iconarium 邮件",
  "newsletter.text": "有人使用此邮箱订阅了 Iconarium 邮件。如果是你本人，请确认订阅。链接三天内有效。",
  "newsletter.button": "确认订阅",
  "newsletter.otherwise": "如果这不是你的操作，可以忽略这封邮件。未经确认，我们不会发送任何内容。",
  "welcome.subject": "欢迎订阅 Iconarium 邮件",
  "welcome.text": "订阅成功。我们大约每月向你发送一次新图标、新风格和产品动态。",
  "welcome.button": "查看新内容",
  "welcome.otherwise": "你收到这封邮件，是因为你确认了订阅。",
  unsubscribe: "退订",

  "product.month": "{plan}，按月付费",
  "product.year": "{plan}，按年付费",
} satisfies Translation<"mail">;
