import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Il file {name} deve essere SVG.",
  tooLarge: "Il file {name} deve essere inferiore a 100\u00A0KB.",
  noText: "Il file {name} deve essere codificato in UTF-8 o UTF-16.",
  malformed: "Il file {name} è danneggiato.",
  entities: "Il file {name} usa entità XML. Salvalo come SVG semplice.",
  tooComplex: "Il file {name} è troppo complesso. Semplifica il disegno.",
  endless: "Il file {name} contiene un riferimento a sé stesso.",
  outOfRange: "Il file {name} contiene numeri troppo grandi.",
  empty:
    "Il file {name} non contiene nulla da disegnare. Converti il testo in tracciati; le immagini incorporate non sono supportate.",
  noSize: "Il file {name} non ha dimensioni. Aggiungi una viewBox, oppure larghezza e altezza.",
  notDrawable: "Il rendering del file {name} richiede troppo tempo.",
  collectionFull: "{name} non è stato aggiunto: una raccolta può contenere {most, number} icone.",
  tooMany: "{name} non è stato aggiunto: puoi caricare {most, number} icone.",
  leftOut: "Testo e immagini di {name} sono stati rimossi. Converti il testo in tracciati.",
} satisfies Translation<"uploads">;
