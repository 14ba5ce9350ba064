import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Файл {name} должен быть в формате SVG.",
  tooLarge: "Файл {name} должен быть меньше 100 КБ.",
  noText: "Файл {name} должен быть в кодировке UTF-8 или UTF-16.",
  malformed: "Файл {name} повреждён.",
  entities: "Файл {name} использует сущности XML. Сохраните его как обычный SVG.",
  tooComplex: "Файл {name} слишком сложный. Упростите рисунок.",
  endless: "Файл {name} содержит ссылку на самого себя.",
  outOfRange: "Файл {name} содержит слишком большие числа.",
  empty: "В файле {name} нечего отображать. Преобразуйте текст в кривые; встроенные изображения не поддерживаются.",
  noSize: "У файла {name} нет размера. Добавьте viewBox или ширину и высоту.",
  notDrawable: "Обработка файла {name} занимает слишком много времени.",
  collectionFull: "Файл {name} не добавлен: в коллекции может быть не больше {most, number} иконок.",
  tooMany: "Файл {name} не добавлен: можно загрузить не больше {most, number} иконок.",
  leftOut: "Текст и изображения из {name} удалены. Преобразуйте текст в кривые.",
} satisfies Translation<"uploads">;
