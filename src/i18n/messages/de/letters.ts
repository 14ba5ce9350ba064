import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Ein Wunsch für dich: {title}",
  "assigned.text": "Du sollst „{title}“ zeichnen. Nimm den Wunsch in Arbeit, sobald du anfängst.",
  "resolved.subject": "„{title}“ ist gezeichnet",
  "resolved.text": "Die Icons, die du dir gewünscht hast, sind jetzt in Iconarium: „{title}“.",
  "declined.subject": "„{title}“ wurde abgelehnt",
  "declined.text": "„{title}“ wird nicht gezeichnet. Der Grund: {reason}",
  "merged.subject": "„{title}“ wurde mit einem anderen Wunsch zusammengelegt",
  "merged.text": "In „{original}“ geht es um dasselbe wie in „{title}“. Deine Stimme zählt jetzt dort.",
  open: "Wunsch öffnen",
  seeIcons: "Icons ansehen",
  whyMaker: "Du bekommst diese E-Mail, weil du Icons für Iconarium zeichnest.",
  whyVoter: "Du bekommst diese E-Mail, weil du dir diese Icons gewünscht oder für sie gestimmt hast.",
  leave: "Keine solchen E-Mails mehr bekommen",
  "leaving.title": "Keine solchen E-Mails mehr?",
  "leaving.text": "In Iconarium siehst du weiterhin, was aus Wünschen wird.",
  "leaving.button": "E-Mails abbestellen",
  "leaving.done": "Du bekommst keine solchen E-Mails mehr.",
  "leaving.unknown": "Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.",
  "leaving.toRequests": "Zu den Wünschen",
  "leaving.failed": "Das hat nicht geklappt. Versuche es noch einmal.",
} satisfies Translation<"letters">;
