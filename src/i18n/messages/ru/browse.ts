import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.popular": "Популярное",
  "landing.styles": "Стили",
  "landing.allStyles": "{count, plural, one {# стиль} few {Все # стиля} many {Все # стилей} other {Все # стиля}}",
  "landing.new": "Новые иконки",
  "landing.allNew": "Все новые иконки",
  "landing.categories": "Категории",

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
  "styles.empty.title": "Нет стилей, подходящих под эти фильтры",
  "styles.empty.text": "Уберите фильтр или посмотрите все стили.",

  "new.more": "Показать ещё иконки",
  "new.previous": "Более новые иконки",
  "new.empty.title": "Нет новых иконок, подходящих под эти фильтры",
  "new.empty.text": "Уберите фильтр или посмотрите все новые иконки.",
  "new.feed": "RSS-лента",

  "pages.last": "Перейти на последнюю страницу",
  "pages.first": "Перейти на первую страницу",

  "filters.label": "Фильтры",
  "filters.any": "Любые",
  "filters.clear": "Сбросить все",

  "clipArt.topics": "Темы",
  "clipArt.style": "Стиль изображений",
  "clipArt.mixed": "Все стили",
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
  "landing.illustrations": "Иллюстрации",
  "landing.allIllustrations": "Все иллюстрации",
  "landing.images": "Фото и узоры",
  "landing.allImages": "Все фото и узоры",
} satisfies Translation<"browse">;
