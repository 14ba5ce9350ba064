import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Anmelden",
  lead: "Sammle Icons und finde sie auf jedem Gerät wieder. Mit der ersten Anmeldung entsteht dein Konto.",
  with: "Weiter mit {provider}",
  standIn: "Ersatz",
  testMode:
    "Diese Seite läuft zum Ausprobieren: Die Knöpfe führen zu einer Seite auf diesem Rechner, auf der du wählst, wer du bist.",
  none: "Die Anmeldung ist auf dieser Website noch nicht eingerichtet.",
  "problem.cancelled": "Du bist bei {provider} umgekehrt. Es hat sich nichts geändert.",
  "problem.expired": "Das hat zu lange gedauert oder in einem anderen Browser begonnen. Bitte fang noch einmal an.",
  "problem.refused": "{provider} hat die Anmeldung nicht bestätigt. Bitte fang noch einmal an.",
  "problem.busy": "Zu viele Versuche. Warte einen Moment und fang dann noch einmal an.",
  "problem.unavailable": "{provider} ist gerade nicht erreichbar. Versuch es noch einmal oder wähle einen anderen Weg.",
  "unconfirmed.title": "Du bist mit einem neuen Konto angemeldet",
  "unconfirmed.text":
    "{provider} bestätigt nicht, dass die E-Mail-Adresse dir gehört. Deshalb steht dieses Konto für sich. Wenn du schon einmal hier warst, melde dich ab und nimm den Weg von damals.",
  "back.title": "Willkommen zurück",
  "back.text": "Dein Konto sollte gelöscht werden. Weil du dich angemeldet hast, bleibt es mit allem darin bestehen.",
  "notice.go": "Weiter",
  "policy.title": "Wie Konten genutzt werden dürfen",
  "policy.lead": "Drei Regeln halten die Seite für alle schnell und fair.",
  "policy.held": "Dein Konto ruht",
  "policy.heldText":
    "Es wird anders genutzt, als diese Regeln es erlauben. Deine Lizenz bleibt bestehen, aber die Seiten sind für dieses Konto geschlossen, bis das geklärt ist.",
  "policy.person": "Ein Konto ist für eine Person. Gib deinen Zugang nicht weiter.",
  "policy.machine": "Downloads sind für deine eigene Arbeit. Programme nutzen die API in ihren Grenzen.",
  "policy.licence":
    "Jedes Icon behält seine eigene Lizenz. Halte dich daran und nenne zum Beispiel, wer es gezeichnet hat.",
  "policy.settle": "Hältst du das für einen Irrtum? Antworte auf die E-Mail mit deiner Rechnung.",
  "menu.label": "Dein Konto",
  "menu.unread": "Neue Hinweise",
  "menu.notice.assigned": "„{title}“ ist dir übergeben",
  "menu.notice.resolved": "Dein Wunsch „{title}“ ist fertig",
  "menu.notice.declined": "„{title}“ ist abgelehnt",
  "menu.notice.merged": "„{title}“ ist mit einem anderen Wunsch zusammengelegt",
  "menu.allRead": "Alle als gelesen markieren",
  "menu.collections": "Sammlungen",
  "menu.account": "Konto",
  "menu.admin": "Verwaltung",
  "menu.signOut": "Abmelden",
} satisfies Translation<"signin">;
