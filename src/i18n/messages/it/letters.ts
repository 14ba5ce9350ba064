import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Una richiesta per te: {title}",
  "assigned.text": "Tocca a te disegnare «{title}». Prendila in carico quando inizi.",
  "resolved.subject": "«{title}» è stata disegnata",
  "resolved.text": "Le icone che desideravi sono ora su Iconarium: «{title}».",
  "declined.subject": "«{title}» è stata rifiutata",
  "declined.text": "«{title}» non verrà disegnata. Il motivo: {reason}",
  "merged.subject": "«{title}» è stata unita a un’altra richiesta",
  "merged.text": "«{original}» chiede la stessa cosa di «{title}». Ora il tuo voto vale lì.",
  open: "Apri la richiesta",
  seeIcons: "Vedi le icone",
  whyMaker: "Ricevi questa e-mail perché disegni icone per Iconarium.",
  whyVoter: "Ricevi questa e-mail perché hai chiesto o votato queste icone.",
  leave: "Non ricevere più queste e-mail",
  "leaving.title": "Basta con queste e-mail?",
  "leaving.text": "Su Iconarium continuerai a vedere che cosa succede alle richieste.",
  "leaving.button": "Disattiva le e-mail",
  "leaving.done": "Non riceverai più queste e-mail.",
  "leaving.unknown": "Questo link non è completo. Aprilo di nuovo dall’e-mail.",
  "leaving.toRequests": "Alle richieste",
  "leaving.failed": "Non ha funzionato. Riprova.",
} satisfies Translation<"letters">;
