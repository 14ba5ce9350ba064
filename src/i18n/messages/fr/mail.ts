import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Connexion à Iconarium",
  "signIn.text":
    "Utilisez ce lien pour vous connecter à Iconarium. Il expire dans 15 minutes et ne peut être utilisé qu’une fois.",
  "signIn.button": "Se connecter",
  "signIn.otherwise": "Si vous n’avez rien demandé, ignorez cet e-mail. Sans ce lien, personne ne peut se connecter.",

  "email.subject": "Confirmez votre nouvelle adresse e-mail",
  "email.text":
    "Confirmez {email} comme nouvelle adresse e-mail de votre compte Iconarium. Le lien expire dans une heure et ne peut être utilisé qu’une fois.",
  "email.button": "Confirmer l’adresse",
  "email.otherwise": "Si vous n’avez rien demandé, ignorez cet e-mail. Sans ce lien, rien ne change.",

  "moved.subject": "Votre adresse e-mail a été modifiée",
  "moved.text":
    "L’adresse e-mail de votre compte Iconarium est désormais {email}. L’ancienne ne permet plus de vous connecter.",
  "moved.button": "Annuler la modification",
  "moved.otherwise":
    "Si ce n’était pas vous, annulez la modification dans les 7 jours. Votre compte sera aussi déconnecté de tous les appareils.",

  "leaving.subject": "Votre compte va être supprimé",
  "leaving.text":
    "Votre compte Iconarium et tout son contenu seront supprimés le {date}. Connectez-vous avant pour le conserver.",
  "leaving.button": "Se connecter et conserver mon compte",
  "leaving.otherwise":
    "Si ce n’était pas vous, connectez-vous rapidement et vérifiez vos appareils et vos clés d’accès.",

  "returned.subject": "Votre second paiement vous est remboursé",
  "returned.text":
    "Vous avez déjà un abonnement\u00A0: nous vous remboursons donc intégralement le second paiement. Rien d’autre ne change. Le remboursement prend quelques jours.",
  "returned.button": "Abonnement et paiements",
  "returned.otherwise": "Vous n’avez rien à faire.",

  "invitation.subject": "Vous êtes invité sur Iconarium",
  "invitation.text":
    "{name} vous invite dans son équipe Iconarium. Connectez-vous avec le compte de votre choix pour accepter, sans frais pour vous.",
  "invitation.button": "Accepter l’invitation",
  "invitation.otherwise": "Si vous ne connaissez pas cette personne, ignorez cet e-mail.",

  "newsletter.subject": "Confirmez votre inscription à la newsletter",
  "newsletter.text":
    "Quelqu’un s’est inscrit à la newsletter d’Iconarium avec cette adresse. Si c’était vous, confirmez votre inscription. Le lien expire dans trois jours.",
  "newsletter.button": "Confirmer l’inscription",
  "newsletter.otherwise": "Si ce n’était pas vous, ignorez cet e-mail. Rien n’est envoyé sans votre confirmation.",
  "welcome.subject": "Bienvenue dans la newsletter d’Iconarium",
  "welcome.text":
    "Vous êtes inscrit. Environ une fois par mois, nous vous enverrons les nouvelles icônes, les nouveaux styles et les nouveautés du produit.",
  "welcome.button": "Voir les nouveautés",
  "welcome.otherwise": "Vous recevez cet e-mail parce que vous avez confirmé votre inscription.",
  unsubscribe: "Se désabonner",

  "product.month": "{plan}, mensuel",
  "product.year": "{plan}, annuel",
} satisfies Translation<"mail">;
