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
} satisfies Translation<"integrations">;
