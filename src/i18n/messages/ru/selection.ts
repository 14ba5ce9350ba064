import type { Translation } from "../../source-messages.ts";

export const selection = {
  label: "Выбор",
  mode: "Выбрать иконки",
  "tile.pick": "Выбрать: {name}",
  "tile.isPicked": "Выбрано",
  count:
    "{count, plural, one {Выбрана # иконка} few {Выбраны # иконки} many {Выбрано # иконок} other {Выбрано # иконки}}",
  hint: "Коснитесь нужных иконок.",
  picked: "{name}: выбрано.",
  letGo: "{name}: выбор снят.",
  cleared:
    "{count, plural, one {Выбор снят с # иконки} few {Выбор снят с # иконок} many {Выбор снят с # иконок} other {Выбор снят с # иконки}}",
  undo: "Вернуть",
  full: "Выбрать можно не больше {limit, number} иконок. Остальные не выбраны.",
  failed: "Часть этих иконок не загрузилась. Попробуйте ещё раз.",
  clear: "Снять выбор",
  copy: "Копировать",
  "copy.svg": "SVG всех иконок",
  "copy.names": "Названия",
  "copy.svg.done":
    "{count, plural, one {Скопирован # SVG} few {Скопировано # SVG} many {Скопировано # SVG} other {Скопировано # SVG}}",
  "copy.names.done":
    "{count, plural, one {Скопировано # название} few {Скопировано # названия} many {Скопировано # названий} other {Скопировано # названия}}",
  "copy.failed": "Здесь нельзя копировать. Скачайте ZIP.",
  zip: "ZIP",
  font: "Шрифт",
  sprite: "Спрайт",
  package: "Пакет",
} satisfies Translation<"selection">;
