import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "登录 Iconarium",
  "signIn.text": "这是你的 Iconarium 登录链接，只能使用一次，15 分钟内有效。",
  "signIn.button": "登录",
  "signIn.otherwise": "如果这不是你的操作，请忽略这封邮件。没有这个链接，谁也无法登录。",

  "email.subject": "确认你的新邮箱",
  "email.text": "点击此链接后，{email} 将成为你的 Iconarium 账号邮箱。链接只能使用一次，一小时内有效。",
  "email.button": "确认邮箱",
  "email.otherwise": "如果这不是你的操作，请忽略这封邮件。不使用链接，就不会有任何更改。",

  "moved.subject": "你的邮箱已更改",
  "moved.text": "你的 Iconarium 账号邮箱现在是 {email}，此邮箱不能再用于登录。",
  "moved.button": "撤销更改",
  "moved.otherwise": "如果这不是你的操作，请在 7 天内撤销更改，同时账号会在所有设备上退出登录。",

  "leaving.subject": "你的账号即将删除",
  "leaving.text": "你的 Iconarium 账号及其中的所有内容将于 {date}删除。在此之前登录，一切都会保留。",
  "leaving.button": "登录并保留账号",
  "leaving.otherwise": "如果这不是你的操作，请尽快登录并检查你的设备和通行密钥。",

  "returned.subject": "第二笔付款将退回",
  "returned.text": "你已有方案，却又为一个方案付了款。第二笔付款会全额退回，你现有的方案不变。银行处理需要几天时间。",
  "returned.button": "方案与付款",
  "returned.otherwise": "你什么都不用做。",

  "invitation.subject": "邀请你加入 Iconarium",
  "invitation.text": "{name} 在自己的 Iconarium 授权中为你留了一个席位。用任意账号登录即可使用，无需付费。",
  "invitation.button": "接受席位",
  "invitation.otherwise": "如果你不认识对方，可以忽略这封邮件。",

  "newsletter.subject": "确认订阅 Iconarium 邮件",
  "newsletter.text": "有人用这个地址申请了 Iconarium 的订阅邮件。请确认你要订阅。链接三天内有效，且只能使用一次。",
  "newsletter.button": "是的，我要订阅",
  "newsletter.otherwise": "如果不是你本人操作，请忽略此邮件。未经确认，我们不会发送任何内容。",
  "welcome.subject": "欢迎订阅 Iconarium 邮件",
  "welcome.text": "订阅成功：新图标、新风格和本站动态大约每月发送一次。",
  "welcome.button": "查看新内容",
  "welcome.otherwise": "你收到此邮件是因为你确认了订阅。",
  leave: "退订",

  "product.month": "{plan}，按月",
  "product.year": "{plan}，按年",
} satisfies Translation<"mail">;
