import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API di Iconify",
  "iconify.lead": "I programmi creati per Iconify funzionano con questo sito: cambia solo l’host.",
  "iconify.complete":
    "Ricevono tutte le icone di tutti i set, comprese le altre dimensioni e i nomi precedenti, e la ricerca capisce dieci lingue.",
  "iconify.collections":
    "Anche una raccolta pubblicata è un set: @icons/our-brand.k3m8p2 ha il prefisso collection-our-brand-k3m8p2. Quelle private richiedono una chiave API con l’ambito «download».",
  "iconify.component": "Usa il componente web o un altro componente Iconify",
  "iconify.data": "Ottieni i dati di più icone",
  "iconify.sheet": "Oppure un foglio di stile",
  "iconify.unplugin": "Includere le icone nella build con unplugin-icons",
  "iconify.tailwind": "Usare le icone come classi di Tailwind CSS",
  "mcp.title": "Server MCP",
  "mcp.lead": "Gli assistenti trovano icone, le guardano e le scrivono nel tuo progetto.",
  "mcp.claudeCode": "Aggiungi il server a Claude Code",
  "mcp.claudeDesktop": "Oppure a Claude Desktop, in claude_desktop_config.json",
  "mcp.vscode": "Oppure a VS Code, in .vscode/mcp.json",
  "mcp.cursor": "Oppure a Cursor, in .cursor/mcp.json",
  "mcp.key": "Invia una chiave API per conservare icone nelle tue raccolte",
  "mcp.tools":
    "Gli assistenti cercano per parola, significato o immagine, confrontano gli stili, trovano il set che ha tutto ciò che è in un elenco, sostituiscono icone con quelle di un altro stile e ottengono file in ogni formato.",
  "mcp.prompt":
    "Vedono i risultati come immagine numerata: puoi rispondere “prendi la 3 e la 7”. Il prompt pick_icons_for_app fa tutto per un’app.",
  "mcp.account":
    "Le chiavi API sono nella [pagina del tuo account](/icons/account). Tutto funziona senza, tranne le tue raccolte.",
  "keys.title": "Chiavi API",
  "keys.lead": "I tuoi programmi agiscono a nome tuo: dimensioni del tuo piano, raccolte e chiamate acquistate.",
  "keys.make": "Crea una chiave nel tuo account e copiala",
  "keys.send": "Inviala a ogni chiamata",
  "keys.own": "Leggi le tue raccolte",
  "keys.document": "Il documento OpenAPI indica l’autorizzazione richiesta da ogni chiamata",
  "keys.refused":
    "Senza l’autorizzazione necessaria una chiamata riceve 403, che la nomina. Le chiavi sconosciute, scadute o revocate ricevono 401.",
  "keys.free": "Ciò che è gratuito senza chiave non consuma mai chiamate.",
  "keys.never":
    "Le chiavi non modificano mai il tuo account, l’accesso, i pagamenti o altre chiavi. Non hanno diritti di amministrazione.",
  "keys.secret":
    "Ogni chiave inizia con icn_, così gli scanner la trovano nel tuo codice. Se trapela, revocala: smette subito di funzionare.",
  "npm.title": "Registro npm",
  "npm.lead":
    "Ogni set di icone è un pacchetto npm con componenti per React, Vue, Svelte e Solid. Lo è anche ogni raccolta pubblicata.",
  "npm.registry": "Indirizzare lo scope dei pacchetti a questo sito, per npm e pnpm",
  "npm.yarn": "Oppure per Yarn",
  "npm.install": "Installare un set",
  "npm.use": "Importare le icone",
  "npm.publish": "Pubblicare una raccolta come pacchetto",
  "npm.bundle": "I bundler conservano solo le icone importate. I pacchetti includono tipi, licenze e attribuzioni.",
  "npm.private": "I pacchetti di raccolte private richiedono una chiave API con l’ambito «download» come `_authToken`.",
  "npm.quarantine":
    "Yarn e pnpm installano una nuova versione di una raccolta un giorno dopo la pubblicazione, salvo che lo si consenta prima.",
  "shadcn.title": "Registro shadcn",
  "shadcn.lead": "Aggiungi icone ai progetti React e Vue con la riga di comando di shadcn, come componenti tuoi.",
  "shadcn.registry": "Aggiungere il registro al progetto",
  "shadcn.add": "Aggiungere icone",
  "shadcn.search": "Trovare icone",
  "shadcn.use": "Usarle",
  "shadcn.address": "Oppure aggiungerne una dal suo indirizzo, con la tua dimensione e il tuo colore",
  "shadcn.vue": "Per Vue, in components.json",
  "shadcn.collection": "Per una raccolta che hai pubblicato, in components.json",
  "shadcn.look":
    "Anche l’indirizzo del registro può contenere dimensione, colore, spessore del tratto e ogni altra personalizzazione: così tutte le icone hanno quell’aspetto.",
  "shadcn.private":
    "Le raccolte private richiedono una chiave API con l’ambito «download». Quelle pubbliche non richiedono chiavi.",
  "shadcn.credit": "Se una licenza richiede un’attribuzione, la riga di comando lo dice quando aggiunge l’icona.",
  "cli.title": "Riga di comando",
  "cli.lead":
    "Cerca, aggiungi e aggiorna le icone dal terminale o in CI: il progetto ricorda le sue in un piccolo file.",
  "cli.add": "Aggiungere icone a un progetto",
  "cli.search": "Trovare icone",
  "cli.show": "Vederne una nel terminale",
  "cli.check": "Far verificare alla CI che i file corrispondano a icons.json",
  "cli.swap": "Sostituirle tutte con quelle di un altro stile",
  "cli.runs":
    "Basta Node.js 20 o successivo. “iconarium --help” elenca tutti i comandi e “iconarium complete bash” stampa il completamento (anche per zsh e fish).",
  "cli.login": "“iconarium login” salva una chiave API, per le tue raccolte e per immagini più grandi.",
} satisfies Translation<"integrations">;
