/** What the command exits with. */
export const exitCodes = { done: 0, notDone: 1, usage: 2, site: 3 } as const;

export type FailureKind = keyof typeof exitCodes;

/** Something that a person can mend: its message is all they see. */
export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(message: string, kind: FailureKind = "notDone") {
    super(message);
    this.kind = kind;
  }
}
