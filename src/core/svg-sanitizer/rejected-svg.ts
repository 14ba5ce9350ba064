/** Why a drawing that somebody sends is not taken. */
export type RejectionReason =
  /** It has more bytes than a drawing may have. */
  | "tooLarge"
  /** Its bytes are no text in UTF-8 or UTF-16. */
  | "noText"
  /** It is something else, whatever it is called. */
  | "notSvg"
  /** It is no well-formed XML. */
  | "malformed"
  /** It declares or uses entities. */
  | "entities"
  /** It has too many parts, too deep ones, or repeats them too often. */
  | "tooComplex"
  /** A part of it consists of itself. */
  | "endless"
  /** A number in it is larger than any that can be drawn with. */
  | "outOfRange"
  /** Nothing that can be drawn remains. */
  | "empty"
  /** It does not say how large it is, where it has to. */
  | "noSize"
  /** It cannot be drawn, or not in a reasonable time. */
  | "notDrawable";

const sentences: Readonly<Record<RejectionReason, string>> = {
  tooLarge: "the file is too large",
  noText: "it isn’t UTF-8 or UTF-16 text",
  notSvg: "it isn’t an SVG document",
  malformed: "it isn’t well-formed XML",
  entities: "it declares or uses entities",
  tooComplex: "it has too many elements, references or filters",
  endless: "an element refers to itself",
  outOfRange: "a number in it is too large",
  empty: "it draws nothing",
  noSize: "it has no size; add a viewBox, or a width and a height",
  notDrawable: "it can’t be rendered, or takes too long",
};

/** Ends the reading of a drawing; its message is for programs that call. */
export class RejectedSvg extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(sentences[reason]);
    this.name = "RejectedSvg";
    this.reason = reason;
  }
}
