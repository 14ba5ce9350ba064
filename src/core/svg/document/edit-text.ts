/** A replacement of one stretch of a text. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text with edits that do not overlap, given in any order, applied at once. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
