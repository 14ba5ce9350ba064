import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.metaTitle":
    "Iconarium — {count, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} в одном поиске",
  "landing.metaDescription":
    "{icons, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} с открытым кодом, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Задайте цвет и размер, скопируйте или скачайте SVG или PNG. Без регистрации.",
  "landing.title": "Нужная иконка\u00A0— сразу",
  "landing.promise":
    "{icons, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}: перекрашивайте, копируйте, скачивайте.",
  "landing.popular": "Популярное",
  "landing.styles": "Стили",
  "landing.allStyles": "{count, plural, one {# стиль} few {Все # стиля} many {Все # стилей} other {Все # стиля}}",
  "landing.new": "Новые иконки",
  "landing.allNew": "Все новые иконки",
  "landing.categories": "Категории",

  "styles.metaTitle": "Стили иконок — Iconarium",
  "styles.metaDescription":
    "{count, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} иконок на одной странице: от тонких линий до 3D. Сравните и выберите тот, что подходит вашему продукту.",
  "styles.title": "Стили иконок",
  "styles.summary":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}, {icons, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",
  "styles.summaryGrouped":
    "{families, plural, one {# семейство} few {# семейства} many {# семейств} other {# семейства}}, {icons, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",
  "styles.sort": "Сортировка",
  "styles.sort.popularity": "По популярности",
  "styles.sort.alphabet": "По алфавиту",
  "styles.sort.size": "По размеру",
  "styles.group": "По семействам",
  "styles.animated": "Анимация",
  "styles.more": "Показать ещё стили",
  "styles.empty.title": "Нет стиля, в котором есть всё сразу",
  "styles.empty.text": "Уберите один из фильтров или начните снова со всех стилей.",

  "new.metaTitle": "Новые иконки — Iconarium",
  "new.metaTitleStyle": "Новые иконки {style} — Iconarium",
  "new.metaDescription": "Свежие и перерисованные иконки всех стилей, сначала самые новые.",
  "new.title": "Новые иконки",
  "new.summary": "Последнее из всех стилей, сначала самое новое.",
  "new.more": "Показать ещё иконки",
  "new.previous": "Более новые иконки",
  "new.inStyle": "Новое в стиле {style}",
  "new.empty.title": "С этими фильтрами новинок нет",
  "new.empty.text": "Уберите один из фильтров или посмотрите все новинки.",
  "new.feed": "RSS-лента",

  "filters.label": "Фильтры",
  "filters.any": "Не важно",
  "filters.clear": "Сбросить все",
  "filters.allStyles": "Все стили",

  "clipArt.title": "Картинки для презентаций",
  "clipArt.text": "Крупные яркие картинки, понятные даже с последнего ряда. Выберите, скопируйте и вставьте на слайд.",
  "clipArt.topics": "Темы",
  "clipArt.style": "Стиль картинок",
  "clipArt.mixed": "Лучшее из всех стилей",
  "clipArt.all": "Все ({count, number})",
  "clipArt.section.people": "Люди и команды",
  "clipArt.section.charts": "Графики и цифры",
  "clipArt.section.ideas": "Идеи",
  "clipArt.section.goals": "Цели и успех",
  "clipArt.section.money": "Деньги",
  "clipArt.section.time": "Время",
  "clipArt.section.communication": "Общение",
  "clipArt.section.technology": "Технологии",
  "clipArt.section.learning": "Обучение",
  "clipArt.section.travel": "Путешествия",
  "clipArt.section.nature": "Природа",
  "clipArt.section.celebration": "Праздник",
} satisfies Translation<"browse">;
