/** What the command exits with. */
export const exitCodes = { done: 0, notDone: 1, usage: 2, site: 3 } as const;

/** Something that a person can mend: its message is all they see. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, kind: keyof typeof exitCodes = "notDone") {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}
