import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Se connecter",
  lead: "Rangez des icônes dans des collections et retrouvez-les sur tous vos appareils. La première connexion crée le compte.",
  with: "Continuer avec {provider}",
  standIn: "Substitut",
  testMode:
    "Ce site tourne à titre d’essai\u00A0: ces boutons mènent à une page de cette machine où vous choisissez qui vous êtes.",
  none: "La connexion n’est pas encore configurée sur ce site.",
  "problem.cancelled": "Vous avez fait demi-tour chez {provider}. Rien n’a changé.",
  "problem.expired": "Cela a pris trop de temps ou a commencé dans un autre navigateur. Veuillez recommencer.",
  "problem.refused": "{provider} n’a pas confirmé cette connexion. Veuillez recommencer.",
  "problem.busy": "Trop de tentatives. Patientez un instant, puis recommencez.",
  "problem.unavailable": "{provider} est injoignable pour le moment. Réessayez ou choisissez un autre moyen.",
  "unconfirmed.title": "Vous êtes connecté avec un nouveau compte",
  "unconfirmed.text":
    "{provider} ne confirme pas que cette adresse e-mail est la vôtre, donc ce compte reste à part. Si vous êtes déjà venu, déconnectez-vous et reprenez le moyen d’alors.",
  "back.title": "Heureux de vous revoir",
  "back.text":
    "Votre compte allait être supprimé. Puisque vous vous êtes connecté, il est conservé avec tout son contenu.",
  "notice.go": "Continuer",
  "policy.title": "Comment utiliser un compte",
  "policy.lead": "Trois règles gardent le site rapide et équitable pour tous.",
  "policy.held": "Votre compte est suspendu",
  "policy.heldText":
    "Il est utilisé contrairement à ces règles. Votre licence reste valable, mais les pages sont fermées à ce compte tant que ce n’est pas réglé.",
  "policy.person": "Un compte est pour une seule personne. Ne partagez pas votre accès.",
  "policy.machine":
    "Les téléchargements servent à votre propre travail. Les programmes utilisent l’API dans ses limites.",
  "policy.licence": "Chaque icône garde sa propre licence. Respectez ce qu’elle demande, par exemple citer l’auteur.",
  "policy.settle": "Vous pensez à une erreur\u202F? Répondez à l’e-mail qui contient votre facture.",
  "menu.label": "Votre compte",
  "menu.unread": "Nouveaux avis",
  "menu.notice.assigned": "«\u202F{title}\u202F» vous est confiée",
  "menu.notice.resolved": "Votre demande «\u202F{title}\u202F» est prête",
  "menu.notice.declined": "«\u202F{title}\u202F» est refusée",
  "menu.notice.merged": "«\u202F{title}\u202F» est regroupée avec une autre demande",
  "menu.allRead": "Tout marquer comme lu",
  "menu.collections": "Collections",
  "menu.account": "Compte",
  "menu.admin": "Administration",
  "menu.signOut": "Se déconnecter",
} satisfies Translation<"signin">;
