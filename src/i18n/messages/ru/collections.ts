import type { Translation } from "../../source-messages.ts";

export const collections = {
  favorites: "Избранное",
  downloaded: "Скачанное",
  newName: "Коллекция {n}",
  "add.icon": "Добавить {name} в коллекцию",
  "add.many": "Добавить {count, plural, one {# иконку} few {# иконки} many {# иконок} other {# иконки}} в",
  find: "Найти коллекцию",
  none: "Коллекции с таким названием нет.",
  new: "Новая коллекция",
  "new.named": "Создать «{name}»",
  added:
    "{count, plural, one {# иконка добавлена} few {# иконки добавлены} many {# иконок добавлено} other {# иконки добавлено}} в «{name}»",
  known: "Уже в «{name}»",
  removed:
    "{count, plural, one {# иконка убрана} few {# иконки убраны} many {# иконок убрано} other {# иконки убрано}} из «{name}»",
  moved:
    "{count, plural, one {# иконка перенесена} few {# иконки перенесены} many {# иконок перенесено} other {# иконки перенесено}} в «{name}»",
  undo: "Отменить",
  retry: "Попробовать снова",
  "full.collections": "Доступно не больше {limit, number} коллекций.",
  "full.icons": "В коллекции может быть не больше {limit, number} иконок.",
  failed: "Сохранить не удалось. Попробуйте ещё раз.",
  offline: "Вы не в сети. Ничего не изменилось.",
  "unread.failed": "Не удалось загрузить ваши коллекции.",
  "unread.offline": "Вы не в сети. Коллекции вернутся вместе с подключением.",
  tray: "Перетащите в коллекцию",
  "file.type": "Файл {name} должен быть в формате SVG.",
  "file.size": "Файл {name} должен быть меньше 100 КБ.",
  "file.failed": "Файл {name} не удалось добавить.",
  adopted:
    "{count, plural, one {# коллекция из этого браузера теперь} few {# коллекции из этого браузера теперь} many {# коллекций из этого браузера теперь} other {# коллекции из этого браузера теперь}} в вашем аккаунте.",
  collect: "Собрать",
  move: "Перенести",
  remove: "Убрать",
} satisfies Translation<"collections">;
