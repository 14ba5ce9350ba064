import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Une demande pour vous\u00A0: {title}",
  "assigned.text":
    "Vous allez dessiner «\u00A0{title}\u00A0». Commencez la demande dès que vous vous mettez au travail.",
  "resolved.subject": "«\u00A0{title}\u00A0» est dessiné",
  "resolved.text": "Les icônes que vous souhaitiez sont désormais dans Iconarium\u00A0: «\u00A0{title}\u00A0».",
  "declined.subject": "«\u00A0{title}\u00A0» a été refusé",
  "declined.text": "«\u00A0{title}\u00A0» ne sera pas dessiné. Motif\u00A0: {reason}",
  "merged.subject": "«\u00A0{title}\u00A0» a rejoint une autre demande",
  "merged.text":
    "«\u00A0{original}\u00A0» demande la même chose que «\u00A0{title}\u00A0». Votre vote y compte désormais.",
  open: "Ouvrir la demande",
  seeIcons: "Voir les icônes",
  whyMaker: "Vous recevez cet e-mail parce que vous dessinez des icônes pour Iconarium.",
  whyVoter: "Vous recevez cet e-mail parce que vous avez demandé ces icônes ou voté pour elles.",
  leave: "Ne plus recevoir ces e-mails",
  "leaving.title": "Ne plus recevoir ces e-mails\u00A0?",
  "leaving.text": "Vous verrez toujours dans Iconarium ce que deviennent les demandes.",
  "leaving.button": "Arrêter les e-mails",
  "leaving.done": "Vous ne recevrez plus ces e-mails.",
  "leaving.unknown": "Ce lien est incomplet. Rouvrez-le depuis l’e-mail.",
  "leaving.toRequests": "Voir les demandes",
  "leaving.failed": "Cela n’a pas fonctionné. Réessayez.",
} satisfies Translation<"letters">;
