import { join } from "node:path";
import { renderDocument } from "../../../core/svg/document/render-document.ts";
import { snapshotFiles } from "./check-snapshot.server.ts";
import { PackedDrawingReader } from "./drawing-reader.server.ts";
import { readColumnFile } from "./read-column-file.server.ts";

/**
 * Opens only what the drawings of a snapshot need, for processes that read nothing else of it.
 *
 * @returns the complete SVG document of the icon at an ordinal
 * @throws Error when a file is missing or damaged
 */
export function openDrawingRenderer(folder: string): (ordinal: number) => string {
  const columns = readColumnFile(join(folder, snapshotFiles.columns));
  const drawings = new PackedDrawingReader(join(folder, snapshotFiles.drawings), columns);
  const boxes = columns.f32("boxes");
  const box = columns.u16("box");
  return (ordinal) => {
    const [left, top, width, height] = boxes.subarray(box[ordinal]! * 4, box[ordinal]! * 4 + 4);
    return renderDocument(drawings.read(ordinal), [left!, top!, width!, height!]);
  };
}
