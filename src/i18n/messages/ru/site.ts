import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Перейти к содержанию",
  loading: "Загрузка",

  "action.close": "Закрыть",
  "action.copy": "Скопировать",
  "action.copied": "Скопировано",
  "action.dismiss": "Скрыть",
  "action.toTop": "Наверх",

  "notifications.label": "Уведомления",

  "count.icons": "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",

  "nav.label": "Основная навигация",
  "nav.menu": "Меню",
  "nav.styles": "Стили",
  "nav.new": "Новое",
  "nav.developers": "Разработчикам",
  "nav.requests": "Заявки",
  "nav.pricing": "Цены",

  "search.label": "Поиск иконок",
  "search.placeholder": "Поиск иконок",
  "search.placeholderCount":
    "Поиск среди {count, plural, one {# иконки} few {# иконок} many {# иконок} other {# иконки}}",
  "search.submit": "Найти",
  "search.clear": "Очистить поиск",

  "suggest.label": "Подсказки",
  "suggest.meaning": "По смыслу",
  "suggest.words": "Запросы",
  "suggest.icons": "Иконки",
  "suggest.styles": "Стили",
  "suggest.categories": "Категории",
  "suggest.authors": "Авторы",
  "suggest.history": "Недавние запросы",
  "suggest.forget": "Убрать «{term}» из недавних запросов",
  "suggest.forgetAll": "Очистить",
  "suggest.count":
    "{count, plural, =0 {Подсказок нет} one {# подсказка} few {# подсказки} many {# подсказок} other {# подсказки}}",

  "language.label": "Язык",

  "theme.label": "Тема",
  "theme.light": "Светлая",
  "theme.dark": "Тёмная",
  "theme.system": "Как в системе",

  signIn: "Войти",

  "footer.browse": "Каталог",
  "footer.build": "Разработка",
  "footer.landing": "Все иконки",
  "footer.styles": "Стили",
  "footer.new": "Новые иконки",
  "footer.illustrations": "Иллюстрации",
  "footer.images": "Фото и узоры",
  "footer.clipArt": "Картинки для слайдов",
  "footer.popular": "Популярные иконки",
  "footer.newsletter": "Рассылка",
  "footer.requests": "Заявки на иконки",
  "footer.developers": "API и документация",
  "footer.openapi": "Спецификация OpenAPI",
  "footer.privacy": "Настройки приватности",
  "footer.credit":
    "Каждая иконка принадлежит тем, кто её нарисовал, и сохраняет свою лицензию\u00A0— она всегда указана рядом.",

  "notFound.title": "404",
  "notFound.metaTitle": "Страница не найдена\u00A0— Iconarium",
  "notFound.heading": "Страница не найдена: {path}",
  "notFound.1": "Мы заглянули под каждый слой. На этом холсте такой страницы нет.",
  "notFound.2": "Эта страница стала совсем прозрачной.",
  "notFound.3": "Кто-то слишком усердно обрезал эту страницу.",
  "notFound.4": "Даже лупа вернулась ни с чем.",
  "notFound.5": "Страница привязалась к сетке, которой не существует.",
  "notFound.new": "Новые иконки",
  "notFound.popular": "Популярные иконки",
  "notFound.styles": "Или начните со стиля",

  "error.title": "Произошла ошибка",
  "error.text": "Ошибка на нашей стороне. Попробуйте ещё раз чуть позже.",
  "error.retry": "Попробовать ещё раз",
  "nav.collections": "Коллекции",
} satisfies Translation<"site">;
