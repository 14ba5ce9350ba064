import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "Este icono ya no está: su licencia no nos permite mostrarlo.",
  trademark: "Este icono ya no está: muestra una marca registrada.",
  author: "Este icono ya no está: quien lo dibujó nos pidió que lo retiráramos.",
  offensive: "Este icono ya no está: era ofensivo.",
  broken: "Este icono ya no está: el dibujo estaba dañado.",
} satisfies Translation<"gone">;
