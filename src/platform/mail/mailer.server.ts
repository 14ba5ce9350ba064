/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names the letter: whoever gets it twice knows that it is the same. */
  id?: string;
  /** Where one gets no more letters of its kind: a page, which also takes a bare POST. */
  leaveUrl?: string;
}

/** Where letters go out. */
export interface Mailer {
  /** @throws AppError `unavailable` when it could not be handed over */
  send(mail: Mail): Promise<void>;
}
