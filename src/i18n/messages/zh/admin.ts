import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "管理",
  "overview.title": "概览",
  "overview.lead": "网站运行所需的一切，都在这里。",
  "people.title": "用户",
  "people.lead": "谁拥有账号，以及各自的权限。",
  "requests.title": "图标请求",
  "requests.lead": "大家想要什么、由谁绘制、结果如何。",
  "catalogue.title": "目录",
  "catalogue.lead": "在网站运行时添加图标，或将图标下架。",
  "texts.title": "页面文字",
  "texts.lead": "为单个页面手写的标题和说明。",
  "redirects.title": "重定向",
  "redirects.lead": "旧地址通往何处。",
  "flags.title": "功能开关",
  "flags.lead": "开启了什么，对谁开启。",
  "products.title": "产品",
  "products.lead": "可以购买什么，价格多少。",
  "events.title": "事件",
  "events.lead": "访客搜索、下载和购买了什么。",
} satisfies Translation<"admin">;
