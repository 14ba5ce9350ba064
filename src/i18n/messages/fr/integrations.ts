import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API Iconify",
  "iconify.lead": "Les programmes conçus pour Iconify fonctionnent avec ce site\u00A0: seul l’hôte change.",
  "iconify.complete":
    "Ils obtiennent toutes les icônes de tous les jeux, y compris les autres tailles et les anciens noms, et la recherche comprend dix langues.",
  "iconify.collections":
    "Une collection publiée est aussi un jeu d’icônes : @icons/our-brand.k3m8p2 a le préfixe collection-our-brand-k3m8p2. Les collections privées exigent une clé API avec la portée « download ».",
  "iconify.component": "Utiliser le composant web ou un autre composant Iconify",
  "iconify.data": "Obtenir les données de plusieurs icônes",
  "iconify.sheet": "Ou une feuille de style",
  "iconify.unplugin": "Intégrer les icônes à la compilation avec unplugin-icons",
  "iconify.tailwind": "Utiliser les icônes comme classes de Tailwind CSS",
  "mcp.title": "Serveur MCP",
  "mcp.lead": "Les assistants trouvent des icônes, les regardent et les écrivent dans votre projet.",
  "mcp.claudeCode": "Ajouter le serveur à Claude Code",
  "mcp.claudeDesktop": "Ou à Claude Desktop, dans claude_desktop_config.json",
  "mcp.vscode": "Ou à VS Code, dans .vscode/mcp.json",
  "mcp.cursor": "Ou à Cursor, dans .cursor/mcp.json",
  "mcp.key": "Envoyer une clé d’API pour garder des icônes dans vos collections",
  "mcp.tools":
    "Les assistants cherchent par mot, par sens ou par image, comparent les styles, trouvent le jeu qui a tout ce qu’il y a sur une liste, remplacent des icônes par celles d’un autre style et obtiennent des fichiers dans tous les formats.",
  "mcp.prompt":
    "Ils voient les résultats sous forme d’image numérotée\u00A0: vous pouvez donc répondre «\u00A0prends la 3 et la 7\u00A0». L’invite pick_icons_for_app fait tout pour une application.",
  "mcp.account":
    "Les clés d’API se trouvent sur la [page de votre compte](/icons/account). Tout fonctionne sans clé, sauf vos collections.",
  "keys.title": "Clés d’API",
  "keys.lead":
    "Vos programmes agissent en votre nom\u00A0: tailles d’image de votre abonnement, collections et appels achetés.",
  "keys.make": "Créez une clé dans votre compte et copiez-la",
  "keys.send": "Envoyez-la à chaque appel",
  "keys.own": "Lisez vos collections",
  "keys.document": "Le document OpenAPI indique l’autorisation que chaque appel demande",
  "keys.refused":
    "Sans l’autorisation nécessaire, un appel reçoit une erreur 403 qui la nomme. Les clés inconnues, expirées ou révoquées reçoivent 401.",
  "keys.free": "Ce qui est gratuit sans clé ne consomme jamais d’appels.",
  "keys.never":
    "Les clés ne modifient jamais votre compte, la connexion, les paiements ni d’autres clés. Elles n’ont aucun droit d’administration.",
  "keys.secret":
    "Chaque clé commence par icn_\u00A0: les outils d’analyse la trouvent dans votre code. En cas de fuite, révoquez-la\u00A0: elle cesse aussitôt de fonctionner.",
  "npm.title": "Registre npm",
  "npm.lead":
    "Chaque jeu d’icônes est un paquet npm avec des composants pour React, Vue, Svelte et Solid. Chaque collection publiée aussi.",
  "npm.registry": "Associer le scope des paquets à ce site, pour npm et pnpm",
  "npm.yarn": "Ou pour Yarn",
  "npm.install": "Installer un jeu d’icônes",
  "npm.use": "Importer des icônes",
  "npm.publish": "Publier une collection comme paquet",
  "npm.bundle":
    "Les bundlers ne gardent que les icônes importées. Les paquets contiennent les types, les licences et les attributions.",
  "npm.private":
    "Les paquets de collections privées demandent une clé d’API avec la portée « download » comme `_authToken`.",
  "npm.quarantine":
    "Yarn et pnpm n’installent une nouvelle version d’une collection qu’un jour après sa publication, sauf si vous l’autorisez plus tôt.",
  "shadcn.title": "Registre shadcn",
  "shadcn.lead":
    "Ajoutez des icônes à vos projets React et Vue avec la ligne de commande de shadcn : ce sont vos propres composants.",
  "shadcn.registry": "Ajouter le registre à votre projet",
  "shadcn.add": "Ajouter des icônes",
  "shadcn.search": "Trouver des icônes",
  "shadcn.use": "Les utiliser",
  "shadcn.address": "Ou ajouter une icône par son adresse, à votre taille et dans votre couleur",
  "shadcn.vue": "Pour Vue, dans components.json",
  "shadcn.collection": "Pour une collection que vous avez publiée, dans components.json",
  "shadcn.look":
    "La taille, la couleur, l’épaisseur du trait et tous les autres réglages peuvent aussi figurer dans l’adresse du registre : toutes les icônes ont alors cette apparence.",
  "shadcn.private":
    "Les collections privées exigent une clé API avec la portée « download ». Les publiques n’en exigent pas.",
  "shadcn.credit":
    "Si une licence exige une mention d’attribution, la ligne de commande l’indique en ajoutant l’icône.",
  "cli.title": "Ligne de commande",
  "cli.lead":
    "Cherchez, ajoutez et mettez à jour des icônes depuis un terminal ou en CI\u00A0: le projet note les siennes dans un petit fichier.",
  "cli.add": "Ajouter des icônes à un projet",
  "cli.search": "Trouver des icônes",
  "cli.show": "En voir une dans le terminal",
  "cli.check": "Vérifier en CI que les fichiers correspondent à icons.json",
  "cli.swap": "Les remplacer toutes par celles d’un autre style",
  "cli.runs":
    "Node.js 20 ou plus récent suffit. «\u00A0iconarium --help\u00A0» liste toutes les commandes, et «\u00A0iconarium complete bash\u00A0» affiche la complétion (aussi pour zsh et fish).",
  "cli.login":
    "«\u00A0iconarium login\u00A0» enregistre une clé d’API, pour vos collections et des images plus grandes.",
} satisfies Translation<"integrations">;
