import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "登录",
  lead: "把图标收进收藏集，在任何设备上都能找到。首次登录即创建账户。",
  with: "使用 {provider} 继续",
  standIn: "替身",
  testMode: "本站正在试用模式下运行：这些按钮会打开本机上的一个页面，由你选择扮演谁。",
  none: "这里还不能登录：尚未配置任何提供商。",
  "problem.cancelled": "你在 {provider} 处返回了。什么都没有改变。",
  "problem.expired": "耗时太长，或是在另一个浏览器中开始的。请重新开始。",
  "problem.refused": "{provider} 未确认此次登录。请重新开始。",
  "problem.busy": "尝试次数过多。请稍候再试。",
  "problem.unavailable": "目前无法连接 {provider}。请重试或换一种方式。",
  "unconfirmed.title": "你已用新账户登录",
  "unconfirmed.text":
    "{provider} 没有确认邮箱地址属于你，因此这是一个独立的账户。如果你以前来过，请退出登录并使用当时的方式。",
  "unconfirmed.go": "继续",
  "policy.title": "账户使用规则",
  "policy.lead": "三条规则，让网站对所有人都快速而公平。",
  "policy.held": "你的账户已被暂停",
  "policy.heldText": "我们发现它的使用违反了这些规则。你的许可证保持不变，但在问题解决之前，此账户无法打开页面。",
  "policy.person": "一个账户供一个人使用。请勿共享你的访问权限。",
  "policy.machine": "下载供你自己的工作使用。程序请在限额内使用 API。",
  "policy.licence": "每个图标都有自己的许可证。请遵守其要求，例如注明作者。",
  "policy.settle": "觉得弄错了？请回复附有收据的邮件。",
  "policy.signOut": "退出登录",
} satisfies Translation<"signin">;
