/** An icon that a person picked from those of a page. */
export interface PickedIcon {
  id: string;
  name: string;
  /** It is drawn in the color of the text around it. */
  isMono?: true;
}
