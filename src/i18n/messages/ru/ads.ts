import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "От Iconarium",
  fromOthers: "Реклама",
  "pricing.title": "Картинки нужного размера",
  "pricing.text": "С лицензией любую иконку можно скачать в PNG до 1\u00A0600 px, а таких объявлений не будет.",
  "pricing.action": "Посмотреть тарифы",
  "requests.title": "Не хватает иконки?",
  "requests.text": "Расскажите авторам, что вам нужно, и голосуйте за просьбы других.",
  "requests.action": "Попросить иконку",
  "developers.title": "Иконки для ваших программ",
  "developers.text": "Ищите, перекрашивайте и получайте иконки через открытый API без ключа.",
  "developers.action": "Открыть API",
  "collections.title": "Храните вместе то, что подходит друг другу",
  "collections.text": "Собирайте иконки, перекрашивайте их разом и забирайте архивом, спрайтом или шрифтом.",
  "collections.action": "Ваши коллекции",
  "picture.title": "Ищите по картинке",
  "picture.text": "Хватит снимка экрана или наброска: покажем похожие иконки.",
  "picture.action": "Выбрать картинку",
} satisfies Translation<"ads">;
