declare module "linebreak" {
  /** The places where lines may be broken by the rules of Unicode (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next one; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
