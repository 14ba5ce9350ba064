import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "Управление",
  "overview.title": "Обзор",
  "overview.lead": "Всё, на чём держится сайт, в одном месте.",
  "people.title": "Пользователи",
  "people.lead": "У кого есть учётная запись и что им разрешено.",
  "requests.title": "Запросы иконок",
  "requests.lead": "О чём просят, кто это рисует и что получилось.",
  "catalogue.title": "Каталог",
  "catalogue.lead": "Добавляйте иконки, не останавливая сайт, и снимайте их с публикации.",
  "texts.title": "Тексты страниц",
  "texts.lead": "Заголовки и описания, написанные вручную для отдельных страниц.",
  "redirects.title": "Перенаправления",
  "redirects.lead": "Куда ведут старые адреса.",
  "flags.title": "Флаги функций",
  "flags.lead": "Что включено и для кого.",
  "products.title": "Продукты",
  "products.lead": "Что можно купить и за сколько.",
  "events.title": "События",
  "events.lead": "Что посетители ищут, скачивают и покупают.",
} satisfies Translation<"admin">;
