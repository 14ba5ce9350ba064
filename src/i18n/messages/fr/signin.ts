import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Se connecter",
  lead: "Enregistrez des icônes dans des collections et retrouvez-les sur tous vos appareils. Votre compte est créé à la première connexion.",
  with: "Continuer avec {provider}",
  standIn: "Test",
  testMode: "Mode test\u00A0: choisissez un utilisateur de test sur la page suivante.",
  none: "La connexion n’est pas encore configurée sur ce site.",
  "problem.cancelled": "La connexion avec {provider} a été annulée.",
  "problem.expired": "Cette connexion a expiré ou a commencé dans un autre navigateur. Réessayez.",
  "problem.refused": "{provider} n’a pas confirmé cette connexion. Réessayez.",
  "problem.busy": "Trop de tentatives. Patientez un instant, puis réessayez.",
  "problem.unavailable": "{provider} est indisponible pour le moment. Réessayez ou connectez-vous autrement.",
  "unconfirmed.title": "Vous êtes connecté à un nouveau compte",
  "unconfirmed.text":
    "{provider} n’a pas vérifié votre adresse e-mail, c’est donc un compte distinct. Si vous êtes déjà venu, déconnectez-vous et utilisez votre moyen de connexion précédent.",
  "back.title": "Heureux de vous revoir",
  "back.text":
    "La suppression de votre compte était prévue. Comme vous vous êtes connecté, il est conservé avec tout son contenu.",
  "notice.go": "Continuer",
  "policy.title": "Règles d’utilisation des comptes",
  "policy.lead": "Trois règles gardent le site rapide et équitable pour tous.",
  "policy.held": "Votre compte est suspendu",
  "policy.heldText":
    "Nous avons constaté qu’il a été utilisé contrairement à ces règles. Votre licence reste active, mais les pages ne sont pas accessibles à ce compte tant que ce n’est pas réglé.",
  "policy.person": "Un compte est pour une seule personne. Ne partagez pas votre accès.",
  "policy.machine":
    "Les téléchargements servent à votre propre travail. Les programmes utilisent l’API dans ses limites.",
  "policy.license": "Chaque icône garde sa propre licence. Respectez ses conditions, comme l’attribution.",
  "policy.settle": "Vous pensez que c’est une erreur\u202F? Répondez à l’e-mail de votre facture.",
  "menu.label": "Votre compte",
  "menu.unread": "Nouvelles notifications",
  "menu.notice.assigned": "«\u202F{title}\u202F» vous est attribuée",
  "menu.notice.resolved": "Votre demande «\u202F{title}\u202F» est terminée",
  "menu.notice.declined": "«\u202F{title}\u202F» a été refusée",
  "menu.notice.merged": "«\u202F{title}\u202F» a été fusionnée avec une autre demande",
  "menu.allRead": "Tout marquer comme lu",
  "menu.collections": "Collections",
  "menu.account": "Compte",
  "menu.admin": "Administration",
  "menu.signOut": "Se déconnecter",
} satisfies Translation<"signin">;
