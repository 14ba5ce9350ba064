import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "Нужная\u00A0иконка\u00A0— сразу",
  "landing.t1":
    "{icons, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}: перекрашивайте, копируйте, скачивайте.",
  "landing.mt":
    "Iconarium\u00A0— {icons, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} в одном поиске",
  "landing.md":
    "{icons, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} с открытым кодом, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Задайте цвет и размер, скопируйте или скачайте SVG или PNG. Без регистрации.",

  "search.h1": "Иконки: {term}",
  "search.t1":
    "Настройте цвет, размер и толщину линии, скопируйте или скачайте SVG. У каждой иконки указаны автор и лицензия.",
  "search.mt": "Иконки: {term} в SVG и PNG\u00A0— Iconarium",
  "search.md":
    "{count, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} по запросу «{term}». Настройте цвет, размер и толщину линии, скопируйте SVG или скачайте SVG и PNG.",

  "searchInStyle.h1": "Иконки: {term}, стиль {style}",
  "searchInStyle.t1": "Все в одном стиле и хорошо сочетаются. Настройте цвет и размер, скопируйте или скачайте.",
  "searchInStyle.mt": "Иконки: {term}, стиль {style}\u00A0— Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} по запросу «{term}» в стиле {style}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "meaning.h1": "Иконки со значением «{term}»",
  "meaning.t1":
    "Найдены по смыслу, как бы они ни назывались. Выберите цвет и размер, затем скопируйте или скачайте SVG.",
  "meaning.mt": "Иконки со значением «{term}» – Iconarium",
  "meaning.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} со значением «{term}», как бы они ни назывались. Выберите цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "popular.h1": "Популярные иконки",
  "popular.t1": "То, что нужно любому интерфейсу, сначала самое известное. Выберите и настройте под себя.",
  "popular.mt": "Популярные иконки в SVG и PNG\u00A0— Iconarium",
  "popular.md":
    "Сначала самые известные: {count, plural, one {# открытый рисунок} few {# открытых рисунка} many {# открытых рисунков} other {# открытого рисунка}} во всех стилях. Задайте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "style.h1": "Иконки {style}",
  "style.t1": "Автор: {author}. Настройте цвет и размер, скопируйте или скачайте SVG.",
  "style.mt": "Иконки {style} в SVG и PNG\u00A0— Iconarium",
  "style.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}, автор {author}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "family.h1": "Иконки {family}",
  "family.t1":
    "Одно семейство, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Автор: {author}.",
  "family.mt": "Семейство иконок {family} в SVG и PNG\u00A0— Iconarium",
  "family.md":
    "{family}, автор {author}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Настройте цвет и размер, скачайте SVG или PNG.",

  "author.h1": "Иконки автора {author}",
  "author.t1":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}, автор {author}. У каждой иконки указана лицензия.",
  "author.mt": "Иконки автора {author} в SVG и PNG\u00A0— Iconarium",
  "author.md":
    "{author}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "authorInStyle.h1": "Иконки {style}, автор {author}",
  "authorInStyle.t1": "Один стиль и одна рука: иконки хорошо сочетаются.",
  "authorInStyle.mt": "Иконки {style}, автор {author}\u00A0— Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}, автор {author}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "authorPack.h1": "{category}: иконки {style}, автор {author}",
  "authorPack.t1": "Одна тема, один стиль и одна рука: иконки хорошо сочетаются.",
  "authorPack.mt": "{category}: иконки {style}, автор {author}\u00A0— Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}, автор {author}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "category.h1": "Иконки: {category}",
  "category.t1": "Одна тема, много стилей. Найдите подходящий, перекрасьте, скопируйте или скачайте.",
  "category.mt": "Иконки: {category} в SVG и PNG\u00A0— Iconarium",
  "category.md":
    "{category}: {count, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} в разных стилях. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "categoryInStyle.h1": "Иконки: {category}, стиль {style}",
  "categoryInStyle.t1": "Одна тема в одном стиле: иконки хорошо сочетаются.",
  "categoryInStyle.mt": "Иконки: {category}, стиль {style}\u00A0— Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "emoji.h1": "Эмодзи",
  "emoji.t1": "Смайлики, жесты, сердечки и всё остальное, как их видят разные художники.",
  "emoji.mt": "Эмодзи в SVG и PNG\u00A0— Iconarium",
  "emoji.md":
    "{count, plural, one {# открытый эмодзи} few {# открытых эмодзи} many {# открытых эмодзи} other {# открытого эмодзи}} в разных стилях, от плоских до 3D. Скопируйте SVG или скачайте SVG и PNG. Лицензия указана.",

  "styles.h1": "Стили иконок",
  "styles.t1": "Сравните их рядом и выберите тот, что подходит вашему продукту.",
  "styles.mt": "Стили иконок\u00A0— Iconarium",
  "styles.md":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} иконок на одной странице: от тонких линий до 3D. Сравните и выберите тот, что подходит вашему продукту.",

  "stylesAnimated.h1": "Стили анимированных иконок",
  "stylesAnimated.t1": "Иконки, которые двигаются сами: чистый SVG, без скриптов.",
  "stylesAnimated.mt": "Стили анимированных иконок в SVG\u00A0— Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} анимированных иконок. Чистый SVG, который двигается сам: скопируйте или скачайте. Без скриптов и регистрации.",

  "stylesStatic.h1": "Стили неподвижных иконок",
  "stylesStatic.t1": "Иконки без анимации, от тонких линий до 3D. Сравните их рядом.",
  "stylesStatic.mt": "Стили неподвижных иконок в SVG и PNG\u00A0— Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} иконок без анимации, от тонких линий до 3D. Сравните, скопируйте или скачайте SVG или PNG.",

  "new.h1": "Новые иконки",
  "new.t1": "Последнее из всех стилей, сначала самое новое.",
  "new.mt": "Новые иконки в SVG и PNG\u00A0— Iconarium",
  "new.md":
    "Свежие и перерисованные иконки всех стилей, сначала самые новые. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "newInStyle.h1": "Новое в стиле {style}",
  "newInStyle.t1": "Последние иконки этого стиля, сначала самые новые.",
  "newInStyle.mt": "Новые иконки {style}\u00A0— Iconarium",
  "newInStyle.md":
    "Свежие и перерисованные иконки стиля {style}, сначала самые новые. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "clipArt.h1": "Картинки для презентаций",
  "clipArt.t1": "Крупные яркие картинки, понятные даже с последнего ряда. Выберите, скопируйте и вставьте на слайд.",
  "clipArt.mt": "Картинки для презентаций в SVG и PNG\u00A0— Iconarium",
  "clipArt.md":
    "Открытые картинки для слайдов: люди, работа, деньги, идеи и другое, в сочетающихся стилях. SVG или PNG, у каждой указана лицензия.",

  "searchByImage.h1": "Поиск по картинке",
  "searchByImage.t1": "Покажите картинку\u00A0— логотип, набросок, снимок экрана\u00A0— и найдите похожие иконки.",
  "searchByImage.mt": "Поиск иконок по картинке\u00A0— Iconarium",
  "searchByImage.md":
    "Найдите свободные иконки, похожие на вашу картинку: выберите файл, перетащите или вставьте его. Затем скачайте SVG или PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Автор {author}, стиль {style}. Настройте под себя, скопируйте SVG или скачайте SVG и PNG.",
  "icon.mt": "Иконка {name}, {style}\u00A0— SVG и PNG\u00A0— Iconarium",
  "icon.md":
    "Иконка {name} в стиле {style}, автор {author}. Настройте под себя, скопируйте SVG или скачайте SVG и PNG. Лицензия: {licence}.",

  "requests.h1": "Заявки на иконки",
  "requests.t1":
    "Не хватает иконки? Попросите о ней, голосуйте за просьбы других и найдите её здесь, когда её нарисуют.",
  "requests.mt": "Заявки на иконки\u00A0– Iconarium",
  "requests.md":
    "Просите о недостающих иконках, голосуйте за чужие просьбы и следите, что рисуют. Готовые иконки сразу находит поиск.",

  "pricing.h1": "Крупные иконки для всего, что вы делаете",
  "pricing.t1": "SVG и код бесплатны для всех. Тариф даёт крупные файлы PNG\u00A0– для вас или для вашей команды.",
  "pricing.mt": "Цены и тарифы\u00A0– Iconarium",
  "pricing.md":
    "SVG и код каждой иконки бесплатны. Тарифы на месяц или год дают крупные файлы PNG для одного человека или команды. Отмена в один клик.",

  "developers.h1": "HTTP API",
  "developers.t1":
    "Всё, что есть на этом сайте, доступно и по HTTP: поиск, иконки, стили, картинки. Без ключа и без регистрации. Ответы приходят в JSON, и запрашивать их может любая веб-страница.",
  "developers.mt": "HTTP API\u00A0— Iconarium",
  "developers.md":
    "Ищите свободные иконки и получайте их в SVG или PNG по HTTP, без ключа. Все запросы с параметрами и живым примером.",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title} ({filters})\u00A0— Iconarium",
  "narrowed.md":
    "{title} ({filters})\u00A0— {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",
  "numbered.mt": "{title}\u00A0— страница {page, number}",
  "collections.h1": "Коллекции",
  "collections.t1": "Иконки, которые нужны вместе, в вашем порядке.",
  "collections.mt": "Коллекции – Iconarium",
  "collections.md":
    "Держите иконки проекта вместе: упорядочивайте, меняйте стиль, делитесь ссылкой и скачивайте всё сразу. Аккаунт не нужен.",
  "shared.h1": "С вами поделились: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",
  "shared.t1": "Они есть только в этой ссылке. Сохраните их, чтобы менять и сортировать.",
  "shared.mt":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} по ссылке\u00A0– Iconarium",
  "shared.md":
    "{count, plural, one {# иконка, собранная} few {# иконки, собранные} many {# иконок, собранных} other {# иконки, собранные}} кем-то: смотрите, меняйте и скачивайте.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",
  "collection.mt": "{name} – коллекция иконок – Iconarium",
  "collection.md":
    "{name}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}, которые можно посмотреть, изменить и скачать.",
  "illustrations.h1": "Иллюстрации",
  "illustrations.t1": "Сцены из свободных иконок. У каждой указаны авторы и лицензия.",
  "illustrations.mt": "Бесплатные иллюстрации\u00A0— Iconarium",
  "illustrations.md": "Иллюстрации из свободных иконок в SVG, PNG и WebP, с авторами и лицензиями.",
  "images.h1": "Фото и узоры",
  "images.t1": "Фоны для ваших страниц: узоры, которые создаёт этот сайт, и фото, если есть их источник.",
  "images.mt": "Фото и узоры\u00A0— Iconarium",
  "images.md": "Узоры из фигур и иконок в SVG, PNG и WebP, свободные, с авторами и лицензиями.",
  "picture.h1": "{name}",
  "picture.t1": "{kind}, автор\u00A0— {author}",
  "picture.mt": "{name}\u00A0— {kind}\u00A0— Iconarium",
  "picture.md": "{name}: {kind}, автор\u00A0— {author}, с лицензией, в нескольких размерах.",
} satisfies Translation<"seo">;
