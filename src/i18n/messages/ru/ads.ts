import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "От Iconarium",
  fromOthers: "Реклама",
  "pricing.title": "Изображения нужного размера",
  "pricing.text": "С тарифом любую иконку можно скачать в PNG до 1600\u00A0px, и рекламы не будет.",
  "pricing.action": "Посмотреть тарифы",
  "requests.title": "Не хватает иконки?",
  "requests.text": "Расскажите нашим дизайнерам, что вам нужно, и голосуйте за другие заявки.",
  "requests.action": "Запросить иконку",
  "developers.title": "Иконки для ваших приложений",
  "developers.text": "Ищите, настраивайте и скачивайте иконки через открытый API. Ключ не нужен.",
  "developers.action": "Документация API",
  "collections.title": "Наведите порядок в иконках",
  "collections.text": "Собирайте иконки, настраивайте их вместе и скачивайте в ZIP, спрайтом или шрифтом.",
  "collections.action": "Ваши коллекции",
  "picture.title": "Поиск по изображению",
  "picture.text": "Найдите похожие иконки по скриншоту или наброску.",
  "picture.action": "Выбрать изображение",
} satisfies Translation<"ads">;
