import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Перейти к основному содержанию",
  skipToResults: "Перейти к результатам",
  "tools.label": "Язык, тема и аккаунт",
  loading: "Загрузка",

  "action.close": "Закрыть",
  "action.copy": "Копировать",
  "action.copied": "Скопировано",
  "action.dismiss": "Скрыть",
  "action.toTop": "Наверх",

  "notifications.label": "Уведомления",

  "count.icons": "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",

  "nav.label": "Главное меню",
  "nav.menu": "Меню",
  "nav.styles": "Стили",
  "nav.new": "Новое",
  "nav.developers": "Разработчикам",
  "nav.requests": "Заявки",
  "nav.pricing": "Тарифы",

  "search.label": "Поиск иконок",
  "search.placeholder": "Поиск иконок",
  "search.placeholderCount": "Поиск: {count, number} иконок",
  "search.submit": "Найти",
  "search.clear": "Очистить поиск",
  "search.image": "Поиск по изображению",
  "search.sketch": "Поиск по рисунку",
  "search.list": "Подобрать набор для списка",
  "search.tools": "Другие способы поиска",

  "suggest.label": "Подсказки",
  "suggest.meaning": "ИИ-поиск",
  "suggest.words": "Запросы",
  "suggest.icons": "Иконки",
  "suggest.styles": "Стили",
  "suggest.categories": "Категории",
  "suggest.authors": "Авторы",
  "suggest.commands": "Команды",
  "suggest.history": "Недавние запросы",
  "suggest.forget": "Удалить «{term}» из недавних запросов",
  "suggest.forgetAll": "Очистить все",
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
  "footer.clipArt": "Клипарт для слайдов",
  "footer.popular": "Популярные иконки",
  "footer.newsletter": "Рассылка",
  "footer.requests": "Заявки на иконки",
  "footer.developers": "API и документация",
  "footer.openapi": "Документ OpenAPI",
  "footer.privacy": "Настройки конфиденциальности",
  "footer.credit":
    "Каждая иконка принадлежит своему автору и сохраняет собственную лицензию, которая указана рядом с ней.",

  "notFound.title": "404",
  "notFound.metaTitle": "Страница не найдена\u00A0— Iconarium",
  "notFound.heading": "Страница не найдена: {path}",
  "notFound.1": "Мы заглянули под каждый слой. На этом артборде страницы нет.",
  "notFound.2": "Эта страница стала полностью прозрачной.",
  "notFound.3": "Кто-то слишком сильно обрезал эту страницу.",
  "notFound.4": "Даже лупа вернулась ни с чем.",
  "notFound.5": "Страница привязалась к несуществующей сетке.",
  "notFound.new": "Новые иконки",
  "notFound.popular": "Популярные иконки",
  "notFound.styles": "Или начните со стиля",

  "error.title": "Произошла ошибка",
  "error.text": "Ошибка на нашей стороне. Попробуйте ещё раз чуть позже.",
  "error.retry": "Повторить",
  "nav.collections": "Коллекции",
} satisfies Translation<"site">;
