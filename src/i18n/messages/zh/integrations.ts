import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "Iconify API",
  "iconify.lead": "为 Iconify 编写的程序只需更改主机即可使用本站。",
  "iconify.complete": "它们可以获取每个图标集的所有图标，包括其他尺寸和旧名称，搜索支持十种语言。",
  "iconify.component": "使用 Web 组件或其他 Iconify 组件",
  "iconify.data": "获取多个图标的数据",
  "iconify.sheet": "或获取样式表",
  "iconify.unplugin": "用 unplugin-icons 在构建时内联图标",
  "iconify.tailwind": "以 Tailwind CSS 类名使用图标",
  "mcp.title": "MCP 服务器",
  "mcp.lead": "助手可以查找图标、查看图标，并将其写入你的项目。",
  "mcp.claudeCode": "将服务器添加到 Claude Code",
  "mcp.claudeDesktop": "或添加到 Claude Desktop 的 claude_desktop_config.json",
  "mcp.vscode": "或添加到 VS Code 的 .vscode/mcp.json",
  "mcp.cursor": "或添加到 Cursor 的 .cursor/mcp.json",
  "mcp.key": "发送 API 密钥，将图标保存到你的收藏集",
  "mcp.tools":
    "助手可以按词语、含义或图片搜索，比较风格，找到包含列表中所有内容的图标集，用其他风格的图标进行替换，并获取任意格式的文件。",
  "mcp.prompt":
    "助手还会看到带编号的结果图，因此你可以回答“用 3 和 7”。提示 pick_icons_for_app 可一次完成一个应用所需的全部工作。",
  "mcp.account": "API 密钥位于你的[账号页面](/icons/account)。除收藏集外，其他功能无需密钥即可使用。",
  "keys.title": "API 密钥",
  "keys.lead": "让程序代表你操作：使用你的方案允许的图片尺寸、你的收藏集和购买的调用次数。",
  "keys.make": "在账号中创建密钥并复制",
  "keys.send": "每次调用都带上它",
  "keys.own": "读取你的收藏集",
  "keys.document": "OpenAPI 文档列出了每个调用所需的权限",
  "keys.refused": "缺少所需权限的调用会收到 403，并指出该权限。未知、过期或已撤销的密钥会收到 401。",
  "keys.free": "无密钥即免费的内容，绝不会消耗调用次数。",
  "keys.never": "密钥不能更改你的账号、登录方式、付款或其他密钥，也没有管理员权限。",
  "keys.secret": "每个密钥都以 icn_ 开头，便于扫描工具在代码中发现。如果泄露，请撤销它，它会立即失效。",
} satisfies Translation<"integrations">;
