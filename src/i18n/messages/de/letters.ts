import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Dir zugewiesen: {title}",
  "assigned.text": "„{title}“ ist dir zugewiesen. Setze den Wunsch auf „In Arbeit“, wenn du anfängst.",
  "resolved.subject": "„{title}“ ist fertig",
  "resolved.text": "Die Icons, die du dir gewünscht hast, gibt es jetzt bei Iconarium: „{title}“.",
  "declined.subject": "„{title}“ wurde abgelehnt",
  "declined.text": "„{title}“ wird nicht gezeichnet. Grund: {reason}",
  "merged.subject": "„{title}“ wurde mit einem anderen Wunsch zusammengeführt",
  "merged.text": "„{original}“ war ein Duplikat von „{title}“. Deine Stimme zählt jetzt dort.",
  open: "Wunsch ansehen",
  seeIcons: "Icons ansehen",
  whyMaker: "Du bekommst diese E-Mail, weil du Icons für Iconarium zeichnest.",
  whyVoter: "Du bekommst diese E-Mail, weil du dir diese Icons gewünscht oder für sie gestimmt hast.",
  unsubscribe: "Diese E-Mails abbestellen",
  "unsubscribePage.title": "E-Mails zu Wünschen abbestellen?",
  "unsubscribePage.text": "Du kannst deine Wünsche weiterhin bei Iconarium verfolgen.",
  "unsubscribePage.button": "Abbestellen",
  "unsubscribePage.done": "Du hast die E-Mails zu Wünschen abbestellt.",
  "unsubscribePage.unknown": "Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.",
  "unsubscribePage.toRequests": "Zu den Wünschen",
  "unsubscribePage.failed": "Das hat nicht geklappt. Versuch es noch einmal.",
} satisfies Translation<"letters">;
