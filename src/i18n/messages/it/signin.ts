import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Accedi",
  lead: "Raccogli icone e ritrovale su ogni dispositivo. Il primo accesso crea l’account.",
  with: "Continua con {provider}",
  standIn: "Sostituto",
  testMode: "Questo sito è in prova: i pulsanti portano a una pagina di questo computer in cui scegli chi essere.",
  none: "Qui non si può ancora accedere: non è configurato alcun fornitore.",
  "problem.cancelled": "Sei tornato indietro da {provider}. Non è cambiato nulla.",
  "problem.expired": "Ci è voluto troppo tempo, o è iniziato in un altro browser. Ricomincia.",
  "problem.refused": "{provider} non ha confermato l’accesso. Ricomincia.",
  "problem.busy": "Troppi tentativi. Aspetta un momento e ricomincia.",
  "problem.unavailable": "{provider} non è raggiungibile al momento. Riprova o scegli un altro modo.",
  "unconfirmed.title": "Hai effettuato l’accesso con un nuovo account",
  "unconfirmed.text":
    "{provider} non conferma che l’indirizzo e-mail è tuo, quindi questo account resta a sé. Se sei già stato qui, esci e usa il modo di allora.",
  "back.title": "Bentornato",
  "back.text":
    "Il tuo account stava per essere eliminato. Hai effettuato l’accesso, quindi resta, con tutto ciò che contiene.",
  "notice.go": "Continua",
  "policy.title": "Come si possono usare gli account",
  "policy.lead": "Tre regole mantengono il sito veloce e giusto per tutti.",
  "policy.held": "Il tuo account è sospeso",
  "policy.heldText":
    "Abbiamo notato un uso contrario a queste regole. La tua licenza resta com’è, ma le pagine sono chiuse per questo account finché non si chiarisce.",
  "policy.person": "Un account è per una persona. Non condividere il tuo accesso.",
  "policy.machine": "I download sono per il tuo lavoro. I programmi usano l’API entro i suoi limiti.",
  "policy.licence": "Ogni icona conserva la propria licenza. Rispetta ciò che chiede, per esempio citare l’autore.",
  "policy.settle": "Pensi che sia un errore? Rispondi all’e-mail con la tua ricevuta.",
  "menu.label": "Il tuo account",
  "menu.collections": "Raccolte",
  "menu.account": "Account",
  "menu.admin": "Amministrazione",
  "menu.signOut": "Esci",
} satisfies Translation<"signin">;
