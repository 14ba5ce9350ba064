import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Connexion à Iconarium",
  "signIn.text": "Voici votre lien de connexion à Iconarium. Il ne fonctionne qu’une fois et reste valable 15 minutes.",
  "signIn.button": "Se connecter",
  "signIn.otherwise": "Si vous n’avez rien demandé, ignorez cet e-mail. Sans ce lien, personne ne peut se connecter.",

  "email.subject": "Confirmez votre nouvelle adresse e-mail",
  "email.text":
    "Avec ce lien, {email} devient l’adresse e-mail de votre compte Iconarium. Il ne fonctionne qu’une fois et reste valable une heure.",
  "email.button": "Confirmer l’adresse",
  "email.otherwise": "Si vous n’avez rien demandé, ignorez cet e-mail. Sans ce lien, rien ne change.",

  "moved.subject": "Votre adresse e-mail a été modifiée",
  "moved.text":
    "L’adresse e-mail de votre compte Iconarium est désormais {email}. Celle-ci ne permet plus de vous connecter.",
  "moved.button": "Annuler la modification",
  "moved.otherwise":
    "Si ce n’était pas vous, annulez la modification dans les 7 jours. Votre compte sera aussi déconnecté de tous les appareils.",

  "leaving.subject": "Votre compte sera supprimé",
  "leaving.text":
    "Votre compte Iconarium et tout son contenu seront supprimés le {date}. Si vous vous connectez avant, tout est conservé.",
  "leaving.button": "Se connecter et garder le compte",
  "leaving.otherwise":
    "Si ce n’était pas vous, connectez-vous rapidement et vérifiez vos appareils et vos clés d’accès.",

  "returned.subject": "Votre second paiement est remboursé",
  "returned.text":
    "Vous avez payé un abonnement alors que vous en avez déjà un. Le second paiement est intégralement remboursé et votre abonnement reste inchangé. Il faut quelques jours aux banques.",
  "returned.button": "Abonnement et paiements",
  "returned.otherwise": "Vous n’avez rien à faire.",

  "invitation.subject": "Vous êtes invité sur Iconarium",
  "invitation.text":
    "{name} vous a réservé une place dans sa licence Iconarium. Connectez-vous avec le compte de votre choix\u00A0: elle est à vous, sans frais.",
  "invitation.button": "Prendre la place",
  "invitation.otherwise": "Si vous ne connaissez pas cette personne, ignorez simplement cet e-mail.",

  "newsletter.subject": "Confirmez la newsletter d’Iconarium",
  "newsletter.text":
    "Quelqu’un a demandé la newsletter d’Iconarium avec cette adresse. Confirmez que vous la voulez. Le lien fonctionne une fois, pendant trois jours.",
  "newsletter.button": "Oui, m’abonner",
  "newsletter.otherwise": "Si ce n’était pas vous, ignorez cet e-mail. Rien n’est envoyé sans votre confirmation.",
  "welcome.subject": "Bienvenue dans la newsletter d’Iconarium",
  "welcome.text":
    "Vous êtes abonné\u00A0: les nouvelles icônes, les nouveaux styles et les nouveautés du site vous parviendront environ une fois par mois.",
  "welcome.button": "Voir les nouveautés",
  "welcome.otherwise": "Vous recevez cet e-mail parce que vous avez confirmé votre abonnement.",
  leave: "Se désabonner",

  "product.month": "{plan}, mensuel",
  "product.year": "{plan}, annuel",
} satisfies Translation<"mail">;
