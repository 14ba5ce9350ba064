import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API Iconify",
  "iconify.lead": "Программы, созданные для Iconify, работают с этим сайтом: меняется только хост.",
  "iconify.complete":
    "Им доступны все иконки всех наборов, включая другие размеры и прежние имена, а поиск понимает десять языков.",
  "iconify.component": "Используйте веб-компонент или другой компонент Iconify",
  "iconify.data": "Получите данные нескольких иконок",
  "iconify.sheet": "Или таблицу стилей",
  "iconify.unplugin": "Встроить иконки при сборке с помощью unplugin-icons",
  "iconify.tailwind": "Использовать иконки как классы Tailwind CSS",
  "mcp.title": "Сервер MCP",
  "mcp.lead": "Ассистенты находят иконки, рассматривают их и записывают в ваш проект.",
  "mcp.claudeCode": "Добавьте сервер в Claude Code",
  "mcp.claudeDesktop": "Или в Claude Desktop, в claude_desktop_config.json",
  "mcp.vscode": "Или в VS Code, в .vscode/mcp.json",
  "mcp.cursor": "Или в Cursor, в .cursor/mcp.json",
  "mcp.key": "Отправляйте ключ API, чтобы сохранять иконки в своих коллекциях",
  "mcp.tools":
    "Ассистенты ищут по слову, смыслу или изображению, сравнивают стили, находят набор, в котором есть всё из списка, заменяют иконки иконками другого стиля и получают файлы в любом формате.",
  "mcp.prompt":
    "Они видят результаты как изображение с номерами, поэтому можно ответить: «возьми 3 и 7». Промпт pick_icons_for_app делает всё для одного приложения.",
  "mcp.account":
    "Ключи API находятся на [странице аккаунта](/icons/account). Без ключа работает всё, кроме ваших коллекций.",
} satisfies Translation<"integrations">;
