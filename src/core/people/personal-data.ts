/**
 * What a feature keeps about people, for the file that they can have of everything. Its tables refer to `people`, so that it
 * goes when they go.
 */
export interface PersonalData {
  /** Its name in that file. */
  name: string;
  /** Everything about somebody, piece by piece, so that no file is held in memory. */
  read(personId: string): AsyncIterable<object | string>;
}
