/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where letters go out. */
export interface Mailer {
  /** @throws AppError `unavailable` when it could not be handed over */
  send(mail: Mail): Promise<void>;
}
