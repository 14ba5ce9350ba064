import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Избранное",
  downloaded: "Скачанное",
  newName: "Коллекция {n}",
  "add.icon": "Добавить «{name}» в коллекцию",
  "add.many": "Добавить {count, plural, one {# иконку} few {# иконки} many {# иконок} other {# иконки}} в",
  find: "Найти коллекцию",
  findOrName: "Найти или создать коллекцию",
  none: "Подходящих коллекций нет.",
  new: "Новая коллекция",
  name: "Название",
  create: "Создать",
  "new.named": "Создать «{name}»",
  added:
    "{count, plural, one {# иконка добавлена} few {# иконки добавлены} many {# иконок добавлено} other {# иконки добавлены}} в «{name}»",
  known: "Уже в «{name}»",
  removed:
    "{count, plural, one {# иконка удалена} few {# иконки удалены} many {# иконок удалено} other {# иконки удалены}} из «{name}»",
  moved:
    "{count, plural, one {# иконка перемещена} few {# иконки перемещены} many {# иконок перемещено} other {# иконки перемещены}} в «{name}»",
  undo: "Отменить",
  retry: "Повторить",
  "full.collections": "Доступно не больше {limit, number} коллекций.",
  "full.icons": "В коллекции может быть не больше {limit, number} иконок.",
  failed: "Не удалось сохранить изменение. Попробуйте ещё раз.",
  offline: "Вы не в сети. Ничего не изменилось.",
  "unread.failed": "Не удалось загрузить ваши коллекции.",
  "unread.offline": "Вы не в сети. Коллекции загрузятся, когда связь восстановится.",
  tray: "Перетащите в коллекцию",
  "file.type": "Файл {name} должен быть в формате SVG.",
  "file.size": "Файл {name} должен быть меньше 100 КБ.",
  "file.failed": "Не удалось добавить файл {name}.",
  adopted:
    "{count, plural, one {# коллекция из этого браузера добавлена} few {# коллекции из этого браузера добавлены} many {# коллекций из этого браузера добавлено} other {# коллекции из этого браузера добавлены}} в ваш аккаунт.",
  collect: "В коллекцию",
  move: "Переместить",
  remove: "Удалить",
} satisfies Translation<"collections">;
