import type { ImageAddress } from "../../core/urls/image-address.ts";
import type { Viewer } from "../../context.ts";

/** A picture of an icon, ready to be sent or saved. */
export interface ExportedImage {
  bytes: Buffer | string;
  contentType: string;
  fileName: string;
  /** The same for everybody: guests may have it too. */
  isPublic: boolean;
}

export interface ExportService {
  /**
   * @throws AppError `not_found` when nothing has this name, `not_allowed` for a PNG larger than the viewer may have,
   * `unavailable` when it cannot be rendered
   */
  exportImage(address: ImageAddress, options: { viewer: Viewer; signal?: AbortSignal }): Promise<ExportedImage>;
}
