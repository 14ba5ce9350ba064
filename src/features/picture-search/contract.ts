import type { Icon } from "../../core/icons/icon.ts";
import type { PictureType } from "../../core/pictures/picture-type.ts";

/** Address of the call: a form with one `file`, answered by `{ success: true, icons: […] }` like a search by words. */
export const pictureSearchPath = "/api/iconsets/vector/search/file";

/** Larger pictures are refused. */
export const largestPictureMegabytes = 10;
export const largestPictureBytes = largestPictureMegabytes * 1_048_576;

/** A picture that somebody has sent, of a type that its content proves. */
export interface Picture {
  type: PictureType;
  bytes: Uint8Array;
}

/** Finds icons that look like a picture. */
export interface PictureSearch {
  /**
   * At most `amount` icons, likest first.
   *
   * @throws AppError `unavailable` where there is no index of pictures
   */
  search(picture: Picture, amount: number): Promise<Icon[]>;
}
