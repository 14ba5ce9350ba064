import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Файл {name} должен быть в формате SVG.",
  tooLarge: "Файл {name} должен быть меньше 100 КБ.",
  noText: "Файл {name} должен быть в кодировке UTF-8 или UTF-16.",
  malformed: "Файл {name} повреждён.",
  entities: "В файле {name} есть сущности XML. Сохраните его как обычный SVG.",
  tooComplex: "В файле {name} слишком много элементов. Упростите рисунок.",
  endless: "Часть файла {name} содержит саму себя.",
  outOfRange: "В файле {name} слишком большие числа.",
  empty: "В файле {name} нечего рисовать. Переведите текст в кривые; растровые изображения не поддерживаются.",
  noSize: "У файла {name} не указан размер. Добавьте viewBox или ширину и высоту.",
  notDrawable: "Файл {name} рисуется слишком долго.",
  collectionFull: "Нет места для {name}: в коллекции помещается до {most, number} иконок.",
  tooMany: "Нет места для {name}: загрузить можно до {most, number} иконок.",
  leftOut: "Текст и изображения из {name} пропущены. Переведите текст в кривые.",
} satisfies Translation<"uploads">;
