import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Assegnata a te: {title}",
  "assigned.text": "Ti è stata assegnata «{title}». Impostala su «in corso» quando inizi.",
  "resolved.subject": "«{title}» è pronta",
  "resolved.text": "Le icone che hai richiesto sono ora su Iconarium: «{title}».",
  "declined.subject": "«{title}» è stata rifiutata",
  "declined.text": "«{title}» non verrà disegnata. Motivo: {reason}",
  "merged.subject": "«{title}» è stata unita a un’altra richiesta",
  "merged.text": "«{original}» era un duplicato di «{title}». Ora il tuo voto vale lì.",
  open: "Vedi la richiesta",
  seeIcons: "Vedi le icone",
  whyMaker: "Ricevi questa e-mail perché disegni icone per Iconarium.",
  whyVoter: "Ricevi questa e-mail perché hai richiesto o votato queste icone.",
  unsubscribe: "Non ricevere più queste e-mail",
  "unsubscribePage.title": "Non vuoi più ricevere e-mail sulle richieste?",
  "unsubscribePage.text": "Puoi sempre seguire le tue richieste su Iconarium.",
  "unsubscribePage.button": "Annulla l’iscrizione",
  "unsubscribePage.done": "Non riceverai più e-mail sulle richieste.",
  "unsubscribePage.unknown": "Questo link è incompleto. Aprilo di nuovo dall’e-mail.",
  "unsubscribePage.toRequests": "Vai alle richieste",
  "unsubscribePage.failed": "Qualcosa è andato storto. Riprova.",
} satisfies Translation<"letters">;
