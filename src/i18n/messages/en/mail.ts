export const mail = {
  "signIn.subject": "Sign in to Iconarium",
  "signIn.text": "Here is your link to sign in to Iconarium. It works once, for 15 minutes.",
  "signIn.button": "Sign in",
  "signIn.otherwise": "If you did not ask for it, you can ignore this e-mail. Nobody can sign in without the link.",

  "email.subject": "Confirm your new e-mail address",
  "email.text":
    "Use this link to make {email} the e-mail address of your Iconarium account. It works once, for one hour.",
  "email.button": "Confirm address",
  "email.otherwise": "If you did not ask for it, you can ignore this e-mail. Nothing changes without the link.",

  "moved.subject": "Your e-mail address was changed",
  "moved.text": "The e-mail address of your Iconarium account is now {email}. This one no longer signs you in.",
  "moved.button": "Undo the change",
  "moved.otherwise":
    "If it wasn’t you, undo the change within 7 days. That also signs your account out on every device.",

  "leaving.subject": "Your account will be deleted",
  "leaving.text":
    "Your Iconarium account and everything in it will be deleted on {date}. If you sign in before then, everything stays.",
  "leaving.button": "Sign in and keep the account",
  "leaving.otherwise": "If it wasn’t you, sign in soon and look through your devices and passkeys.",

  "returned.subject": "Your second payment goes back",
  "returned.text":
    "You paid for a plan although you already have one. The second payment is returned in full, and your plan stays as it is. Banks take a few days for it.",
  "returned.button": "Plan and payments",
  "returned.otherwise": "You do not have to do anything.",

  "invitation.subject": "You are invited to Iconarium",
  "invitation.text":
    "{name} has a seat for you in their Iconarium licence. Sign in with any account and it is yours, at no cost to you.",
  "invitation.button": "Take the seat",
  "invitation.otherwise": "If you do not know who this is, you can ignore this e-mail.",

  "newsletter.subject": "Confirm the Iconarium newsletter",
  "newsletter.text":
    "Somebody asked for the Iconarium newsletter with this address. Confirm that you want it. The link works once, for three days.",
  "newsletter.button": "Yes, subscribe me",
  "newsletter.otherwise": "If it wasn’t you, you can ignore this e-mail. Nothing is sent without your confirmation.",
  "welcome.subject": "Welcome to the Iconarium newsletter",
  "welcome.text": "You are subscribed: new icons, new styles and what is new here come to you about once a month.",
  "welcome.button": "See what is new",
  "welcome.otherwise": "You get this e-mail because you confirmed your subscription.",
  leave: "Unsubscribe",

  "product.month": "{plan}, monthly",
  "product.year": "{plan}, yearly",
} as const;
