export const mail = {
  "signIn.subject": "Sign in to Iconarium",
  "signIn.text": "Use this link to sign in to Iconarium. It works once, for 15 minutes.",
  "signIn.button": "Sign in",
  "signIn.otherwise": "If you didn’t request it, you can ignore this email. Nobody can sign in without the link.",

  "email.subject": "Confirm your new email address",
  "email.text":
    "Use this link to make {email} the email address of your Iconarium account. It works once, for one hour.",
  "email.button": "Confirm address",
  "email.otherwise": "If you didn’t request this, you can ignore this email. Nothing changes without the link.",

  "moved.subject": "Your email address was changed",
  "moved.text": "The email address of your Iconarium account is now {email}. You can no longer sign in with this one.",
  "moved.button": "Undo the change",
  "moved.otherwise":
    "If this wasn’t you, undo the change within 7 days. This also signs your account out on every device.",

  "leaving.subject": "Your account will be deleted",
  "leaving.text":
    "Your Iconarium account and everything in it will be deleted on {date}. Sign in before then to keep it.",
  "leaving.button": "Sign in and keep my account",
  "leaving.otherwise": "If this wasn’t you, sign in soon and review your devices and passkeys.",

  "returned.subject": "Your second payment is being refunded",
  "returned.text":
    "You paid for a plan although you already have one. We’re refunding the second payment in full, and your plan stays as it is. Refunds take a few days to arrive.",
  "returned.button": "Plan and payments",
  "returned.otherwise": "You don’t need to do anything.",

  "invitation.subject": "You’re invited to Iconarium",
  "invitation.text":
    "{name} invited you to their Iconarium team. Sign in with any account to accept, at no cost to you.",
  "invitation.button": "Accept invitation",
  "invitation.otherwise": "If you don’t know the sender, you can ignore this email.",

  "newsletter.subject": "Confirm the Iconarium newsletter",
  "newsletter.text":
    "Someone signed up for the Iconarium newsletter with this address. Confirm that it was you. The link works once, for three days.",
  "newsletter.button": "Confirm subscription",
  "newsletter.otherwise": "If this wasn’t you, you can ignore this email. Nothing is sent without your confirmation.",
  "welcome.subject": "Welcome to the Iconarium newsletter",
  "welcome.text": "You’re subscribed. About once a month, we’ll send you new icons, new styles and product news.",
  "welcome.button": "See what’s new",
  "welcome.otherwise": "You’re receiving this email because you confirmed your subscription.",
  leave: "Unsubscribe",

  "product.month": "{plan}, monthly",
  "product.year": "{plan}, yearly",
} as const;
