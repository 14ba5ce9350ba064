export const mail = {
  "signIn.subject": "Sign in to Iconarium",
  "signIn.text": "Use this link to sign in to Iconarium. It expires in 15 minutes and can be used once.",
  "signIn.button": "Sign in",
  "signIn.otherwise": "If you didn’t request this link, you can ignore this email. Nobody can sign in without it.",

  "email.subject": "Confirm your new email address",
  "email.text":
    "Confirm {email} as the new email address of your Iconarium account. The link expires in one hour and can be used once.",
  "email.button": "Confirm address",
  "email.otherwise": "If you didn’t request this, you can ignore this email. Nothing changes without the link.",

  "moved.subject": "Your email address was changed",
  "moved.text":
    "The email address of your Iconarium account is now {email}. You can no longer sign in with your old address.",
  "moved.button": "Undo the change",
  "moved.otherwise": "If this wasn’t you, undo the change within 7 days. You’ll also be signed out on all devices.",

  "leaving.subject": "Your account will be deleted",
  "leaving.text":
    "Your Iconarium account and everything in it will be deleted on {date}. Sign in before then to keep it.",
  "leaving.button": "Sign in and keep my account",
  "leaving.otherwise": "If this wasn’t you, sign in soon and review your devices and passkeys.",

  "returned.subject": "Your second payment is being refunded",
  "returned.text":
    "You already have a plan, so we’re refunding your second payment in full. Nothing else changes. Refunds take a few days to arrive.",
  "returned.button": "Plan and payments",
  "returned.otherwise": "You don’t need to do anything.",

  "invitation.subject": "You’re invited to Iconarium",
  "invitation.text":
    "{name} invited you to join their team on Iconarium. It’s free for you: sign in with any account to accept.",
  "invitation.button": "Accept invitation",
  "invitation.otherwise": "If you don’t know the sender, you can ignore this email.",

  "newsletter.subject": "Confirm your newsletter subscription",
  "newsletter.text":
    "Someone signed up for the Iconarium newsletter with this address. If it was you, confirm your subscription. The link expires in three days.",
  "newsletter.button": "Confirm subscription",
  "newsletter.otherwise": "If this wasn’t you, you can ignore this email. Nothing is sent without your confirmation.",
  "welcome.subject": "Welcome to the Iconarium newsletter",
  "welcome.text": "You’re subscribed. About once a month, we’ll send you new icons, new styles and product news.",
  "welcome.button": "See what’s new",
  "welcome.otherwise": "You’re receiving this email because you confirmed your subscription.",
  unsubscribe: "Unsubscribe",

  "product.month": "{plan}, monthly",
  "product.year": "{plan}, yearly",
} as const;
