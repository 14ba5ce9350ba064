import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "Este icono se ha retirado: su licencia no nos permite mostrarlo.",
  trademark: "Este icono se ha retirado: muestra una marca registrada.",
  author: "Este icono se ha retirado a petición de su autor.",
  offensive: "Este icono se ha retirado: era ofensivo.",
  broken: "Este icono se ha retirado: el dibujo estaba dañado.",
} satisfies Translation<"gone">;
