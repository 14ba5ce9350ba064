/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names the letter: whoever gets it twice knows that it is the same. */
  id?: string;
  /** What programs for mail ask, by POST, so that one gets no more letters of its kind (RFC 8058); by GET it leads to a page. */
  unsubscribeUrl?: string;
}

/** Where letters go out. */
export interface Mailer {
  /** @throws AppError `unavailable` when it could not be handed over */
  send(mail: Mail): Promise<void>;
}
