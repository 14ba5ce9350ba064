import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Demande attribuée\u00A0: {title}",
  "assigned.text": "La demande «\u202F{title}\u202F» vous est attribuée. Marquez-la en cours dès que vous commencez.",
  "resolved.subject": "«\u202F{title}\u202F» est prête",
  "resolved.text": "Les icônes que vous avez demandées sont désormais sur Iconarium\u00A0: «\u202F{title}\u202F».",
  "declined.subject": "«\u202F{title}\u202F» a été refusée",
  "declined.text": "«\u202F{title}\u202F» ne sera pas dessinée. Motif\u00A0: {reason}",
  "merged.subject": "«\u202F{title}\u202F» a été fusionnée avec une autre demande",
  "merged.text":
    "«\u202F{original}\u202F» faisait double emploi avec «\u202F{title}\u202F». Votre vote y compte désormais.",
  open: "Voir la demande",
  seeIcons: "Voir les icônes",
  whyMaker: "Vous recevez cet e-mail parce que vous dessinez des icônes pour Iconarium.",
  whyVoter: "Vous recevez cet e-mail parce que vous avez demandé ces icônes ou voté pour elles.",
  unsubscribe: "Se désabonner de ces e-mails",
  "unsubscribePage.title": "Se désabonner des e-mails sur les demandes\u202F?",
  "unsubscribePage.text": "Vous pouvez toujours suivre vos demandes sur Iconarium.",
  "unsubscribePage.button": "Se désabonner",
  "unsubscribePage.done": "Vous êtes désabonné des e-mails sur les demandes.",
  "unsubscribePage.unknown": "Ce lien est incomplet. Rouvrez-le depuis l’e-mail.",
  "unsubscribePage.toRequests": "Voir les demandes",
  "unsubscribePage.failed": "Une erreur s’est produite. Réessayez.",
} satisfies Translation<"letters">;
