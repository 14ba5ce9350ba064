import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Anmelden",
  lead: "Speichere Icons in Sammlungen und finde sie auf jedem Gerät wieder. Bei der ersten Anmeldung entsteht dein Konto.",
  with: "Weiter mit {provider}",
  standIn: "Test",
  testMode: "Testmodus: Wähle auf der nächsten Seite einen Testnutzer.",
  none: "Die Anmeldung ist auf dieser Website noch nicht eingerichtet.",
  "problem.cancelled": "Die Anmeldung mit {provider} wurde abgebrochen.",
  "problem.expired":
    "Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Versuch es noch einmal.",
  "problem.refused": "{provider} hat die Anmeldung nicht bestätigt. Versuch es noch einmal.",
  "problem.busy": "Zu viele Versuche. Warte kurz und versuch es dann noch einmal.",
  "problem.unavailable":
    "{provider} ist gerade nicht erreichbar. Versuch es noch einmal oder melde dich auf andere Weise an.",
  "unconfirmed.title": "Du bist bei einem neuen Konto angemeldet",
  "unconfirmed.text":
    "{provider} hat deine E-Mail-Adresse nicht bestätigt, deshalb ist das ein eigenes Konto. Wenn du schon einmal hier warst, melde dich ab und nutze deine frühere Anmeldung.",
  "back.title": "Willkommen zurück",
  "back.text":
    "Dein Konto war zum Löschen vorgemerkt. Weil du dich angemeldet hast, bleibt es mit allem darin erhalten.",
  "notice.go": "Weiter",
  "policy.title": "Regeln für Konten",
  "policy.lead": "Drei Regeln halten die Website für alle schnell und fair.",
  "policy.held": "Dein Konto ist vorübergehend gesperrt",
  "policy.heldText":
    "Wir haben festgestellt, dass es gegen diese Regeln verwendet wurde. Deine Lizenz bleibt aktiv, aber die Seiten sind für dieses Konto nicht verfügbar, bis das geklärt ist.",
  "policy.person": "Ein Konto ist für eine Person. Gib deinen Zugang nicht weiter.",
  "policy.machine": "Downloads sind für deine eigene Arbeit. Programme nutzen die API innerhalb ihrer Limits.",
  "policy.license": "Jedes Icon behält seine eigene Lizenz. Halte dich an ihre Bedingungen, etwa die Namensnennung.",
  "policy.settle": "Hältst du das für einen Irrtum? Antworte auf die E-Mail mit deiner Rechnung.",
  "menu.label": "Dein Konto",
  "menu.unread": "Neue Benachrichtigungen",
  "menu.notice.assigned": "„{title}“ ist dir zugewiesen",
  "menu.notice.resolved": "Dein Wunsch „{title}“ ist fertig",
  "menu.notice.declined": "„{title}“ wurde abgelehnt",
  "menu.notice.merged": "„{title}“ wurde mit einem anderen Wunsch zusammengeführt",
  "menu.allRead": "Alle als gelesen markieren",
  "menu.collections": "Sammlungen",
  "menu.account": "Konto",
  "menu.admin": "Verwaltung",
  "menu.signOut": "Abmelden",
} satisfies Translation<"signin">;
