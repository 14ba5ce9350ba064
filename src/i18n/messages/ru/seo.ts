import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "Нужная\u00A0иконка\u00A0— сразу",
  "landing.t1":
    "{icons, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}: настраивайте, копируйте, скачивайте.",
  "landing.mt":
    "Iconarium\u00A0— {icons, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} в одном поиске",
  "landing.md":
    "{icons, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} с открытым исходным кодом, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG. Аккаунт не нужен.",

  "search.h1": "Иконки: {term}",
  "search.t1":
    "Настройте цвет, размер и толщину линии, скопируйте или скачайте SVG. У каждой иконки указаны автор и лицензия.",
  "search.mt": "Иконки: {term} в SVG и PNG\u00A0— Iconarium",
  "search.md":
    "{count, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} по запросу «{term}». Настройте цвет, размер и толщину линии, скопируйте SVG или скачайте SVG и PNG. У каждой указана лицензия.",

  "searchInStyle.h1": "Иконки: {term}, стиль {style}",
  "searchInStyle.t1": "Все в одном стиле и хорошо сочетаются. Настройте цвет и размер, скопируйте или скачайте.",
  "searchInStyle.mt": "Иконки: {term}, стиль {style}\u00A0— Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} по запросу «{term}» в стиле {style}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "meaning.h1": "Иконки со значением «{term}»",
  "meaning.t1": "Найдены по смыслу, независимо от названий. Настройте цвет и размер, скопируйте или скачайте SVG.",
  "meaning.mt": "Иконки со значением «{term}» — Iconarium",
  "meaning.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} со значением «{term}», независимо от названий. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "popular.h1": "Популярные иконки",
  "popular.t1": "Иконки, нужные любому интерфейсу, начиная с самых известных.",
  "popular.mt": "Популярные иконки в SVG и PNG\u00A0— Iconarium",
  "popular.md":
    "Сначала самые известные: {count, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} во всех стилях. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

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
    "{family}, автор {author}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "author.h1": "Иконки автора {author}",
  "author.t1":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}, автор {author}. У каждой иконки указана лицензия.",
  "author.mt": "Иконки автора {author} в SVG и PNG\u00A0— Iconarium",
  "author.md":
    "{author}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}, {styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "authorInStyle.h1": "Иконки {style}, автор {author}",
  "authorInStyle.t1": "Один стиль одного автора: иконки хорошо сочетаются.",
  "authorInStyle.mt": "Иконки {style}, автор {author}\u00A0— Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}, автор {author}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "authorPack.h1": "{category}: иконки {style}, автор {author}",
  "authorPack.t1": "Одна тема в одном стиле одного автора: иконки хорошо сочетаются.",
  "authorPack.mt": "{category}: иконки {style}, автор {author}\u00A0— Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}, автор {author}. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "category.h1": "Иконки: {category}",
  "category.t1": "Одна тема в разных стилях. Найдите подходящий, перекрасьте, скопируйте или скачайте.",
  "category.mt": "Иконки: {category} в SVG и PNG\u00A0— Iconarium",
  "category.md":
    "{category}: {count, plural, one {# открытая иконка} few {# открытые иконки} many {# открытых иконок} other {# открытой иконки}} в разных стилях. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG. У каждой иконки указана лицензия.",

  "categoryInStyle.h1": "Иконки: {category}, стиль {style}",
  "categoryInStyle.t1": "Одна тема в одном стиле: иконки хорошо сочетаются.",
  "categoryInStyle.mt": "Иконки: {category}, стиль {style}\u00A0— Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} в стиле {style}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",

  "emoji.h1": "Эмодзи",
  "emoji.t1": "Смайлики, жесты, сердечки и другие эмодзи разных художников.",
  "emoji.mt": "Эмодзи в SVG и PNG\u00A0— Iconarium",
  "emoji.md":
    "{count, plural, one {# открытый эмодзи} few {# открытых эмодзи} many {# открытых эмодзи} other {# открытого эмодзи}} в разных стилях, от плоских до 3D. Скопируйте SVG или скачайте SVG и PNG. У каждого указана лицензия.",

  "styles.h1": "Стили иконок",
  "styles.t1": "Сравните их рядом и выберите тот, что подходит вашему продукту.",
  "styles.mt": "Стили иконок\u00A0— Iconarium",
  "styles.md":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} иконок на одной странице: от тонких линий до 3D. Сравните и выберите тот, что подходит вашему продукту.",

  "stylesAnimated.h1": "Стили анимированных иконок",
  "stylesAnimated.t1": "Иконки, которые двигаются сами: чистый SVG, без скриптов.",
  "stylesAnimated.mt": "Стили анимированных иконок в SVG\u00A0— Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} анимированных иконок. Чистый SVG, который двигается сам: скопируйте или скачайте. Без скриптов и аккаунта.",

  "stylesStatic.h1": "Стили статичных иконок",
  "stylesStatic.t1": "Иконки без анимации, от тонких линий до 3D. Сравните их рядом.",
  "stylesStatic.mt": "Стили статичных иконок в SVG и PNG — Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# стиль} few {# стиля} many {# стилей} other {# стиля}} иконок без анимации, от тонких линий до 3D. Сравните, скопируйте или скачайте SVG или PNG.",

  "new.h1": "Новые иконки",
  "new.t1": "Новинки всех стилей, сначала самые новые.",
  "new.mt": "Новые иконки в SVG и PNG\u00A0— Iconarium",
  "new.md":
    "Новые и перерисованные иконки всех стилей, сначала самые новые. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "newInStyle.h1": "Новое в стиле {style}",
  "newInStyle.t1": "Последние иконки этого стиля, сначала самые новые.",
  "newInStyle.mt": "Новые иконки {style}\u00A0— Iconarium",
  "newInStyle.md":
    "Новые и перерисованные иконки стиля {style}, сначала самые новые. Настройте цвет и размер, скопируйте или скачайте SVG или PNG.",

  "clipArt.h1": "Клипарт для презентаций",
  "clipArt.t1": "Крупные яркие изображения, понятные даже с последнего ряда. Скопируйте и вставьте на слайд.",
  "clipArt.mt": "Клипарт для презентаций в SVG и PNG — Iconarium",
  "clipArt.md":
    "Открытый клипарт для слайдов: люди, работа, деньги, идеи и другое в сочетающихся стилях. Скачивайте SVG или PNG, у каждого изображения указана лицензия.",

  "searchByImage.h1": "Поиск по изображению",
  "searchByImage.t1": "Загрузите логотип, набросок или скриншот, чтобы найти похожие иконки.",
  "searchByImage.mt": "Поиск иконок по изображению — Iconarium",
  "searchByImage.md":
    "Найдите открытые иконки, похожие на ваше изображение: выберите файл, перетащите или вставьте его. Затем скопируйте или скачайте SVG или PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Автор {author}, стиль {style}. Настройте под себя, скопируйте SVG или скачайте SVG и PNG.",
  "icon.mt": "Иконка {name}, {style}\u00A0— SVG и PNG\u00A0— Iconarium",
  "icon.md":
    "Иконка {name} в стиле {style}, автор {author}. Настройте под себя, скопируйте SVG или скачайте SVG и PNG. Лицензия: {license}.",

  "requests.h1": "Заявки на иконки",
  "requests.t1":
    "Не хватает иконки? Запросите её, голосуйте за другие заявки и найдите её здесь, когда она будет готова.",
  "requests.mt": "Заявки на иконки — Iconarium",
  "requests.md":
    "Запрашивайте недостающие иконки, голосуйте за другие и следите за работой дизайнеров. Готовые иконки сразу появляются в поиске.",

  "pricing.h1": "Крупные иконки для всего, что вы делаете",
  "pricing.t1": "SVG и код бесплатны для всех. Тариф даёт крупные файлы PNG — для вас или вашей команды.",
  "pricing.mt": "Цены и тарифы — Iconarium",
  "pricing.md":
    "SVG и код каждой иконки бесплатны. Тарифы на месяц или год дают крупные файлы PNG для одного человека или команды. Отмена одним нажатием.",

  "developers.h1": "HTTP API",
  "developers.t1":
    "Всё на этом сайте доступно по HTTP: поиск, иконки, стили и изображения. Ни ключ, ни аккаунт не нужны. Ответы приходят в JSON, и вызывать API может любая веб-страница.",
  "developers.mt": "HTTP API\u00A0— Iconarium",
  "developers.md":
    "Ищите открытые иконки и получайте их в SVG или PNG по HTTP, без ключа. Все вызовы с параметрами и живым примером.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title} ({filters})\u00A0— Iconarium",
  "narrowed.md":
    "{title} ({filters})\u00A0— {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}. Настройте цвет и размер, скопируйте SVG или скачайте SVG и PNG.",
  "numbered.mt": "{title}\u00A0— страница {page, number}",
  "collections.h1": "Коллекции",
  "collections.t1": "Сохраняйте и упорядочивайте иконки для своих проектов.",
  "collections.mt": "Коллекции — Iconarium",
  "collections.md":
    "Собирайте иконки проекта, сортируйте и настраивайте их, делитесь ссылкой и скачивайте все сразу. Аккаунт не нужен.",
  "shared.h1": "С вами поделились: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",
  "shared.t1": "Иконки содержатся в этой ссылке. Сохраните их, чтобы изменять или сортировать.",
  "shared.mt": "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}} по ссылке — Iconarium",
  "shared.md":
    "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}: просматривайте, настраивайте и скачивайте.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}",
  "collection.mt": "{name} — коллекция иконок — Iconarium",
  "collection.md":
    "{name}: {count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}. Просматривайте, настраивайте и скачивайте.",
  "illustrations.h1": "Иллюстрации",
  "illustrations.t1": "Сцены из иконок с открытым исходным кодом. У каждой указаны авторы и лицензия.",
  "illustrations.mt": "Бесплатные иллюстрации\u00A0— Iconarium",
  "illustrations.md": "Иллюстрации из иконок с открытым исходным кодом в SVG, PNG и WebP, с авторами и лицензиями.",
  "images.h1": "Фото и узоры",
  "images.t1": "Фоны для ваших страниц: сгенерированные узоры, а также фото, если подключён источник.",
  "images.mt": "Фото и узоры\u00A0— Iconarium",
  "images.md": "Узоры из фигур и иконок в SVG, PNG и WebP: бесплатно, с авторами и лицензиями.",
  "picture.h1": "{name}",
  "picture.t1": "{kind}, автор\u00A0— {author}",
  "picture.mt": "{name}\u00A0— {kind}\u00A0— Iconarium",
  "picture.md": "{name}: {kind}, автор\u00A0— {author}, с лицензией, в нескольких размерах.",
} satisfies Translation<"seo">;
