import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Il file {name} deve essere SVG.",
  tooLarge: "Il file {name} deve essere inferiore a 100 KB.",
  noText: "Il file {name} deve essere in UTF-8 o UTF-16.",
  malformed: "Il file {name} è danneggiato.",
  entities: "Il file {name} usa entità. Salvalo come SVG semplice.",
  tooComplex: "Il file {name} ha troppi elementi. Semplifica il disegno.",
  endless: "Una parte del file {name} contiene sé stessa.",
  outOfRange: "Il file {name} contiene numeri troppo grandi da disegnare.",
  empty: "Nel file {name} non c’è nulla da disegnare. Converti il testo in tracciati; le immagini non sono ammesse.",
  noSize: "Il file {name} non ha dimensioni. Aggiungi una viewBox, oppure larghezza e altezza.",
  notDrawable: "Il file {name} richiede troppo tempo per essere disegnato.",
  collectionFull: "Non c’è posto per {name}: una raccolta contiene {most, number} icone.",
  tooMany: "Non c’è posto per {name}: puoi caricare {most, number} icone.",
  leftOut: "Testo e immagini di {name} sono stati tralasciati. Converti il testo in tracciati.",
} satisfies Translation<"uploads">;
