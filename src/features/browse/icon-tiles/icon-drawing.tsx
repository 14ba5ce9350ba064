import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { Drawing, type DrawingSize } from "../../../ui/foundation/drawing.tsx";
import { drawingOf, type InlineIcon } from "./inline-icon.ts";

/** Thumbs are rendered for two device pixels a point, as far as guests may have them. */
const thumbSize = (size: number) => Math.min(100, size * 2);

export function IconDrawing({ icon, size, isLazy }: { icon: InlineIcon; size: DrawingSize; isLazy?: boolean }) {
  return (
    <Drawing
      size={size}
      needs={icon.ground}
      {...(icon.isHeavy
        ? { src: formatImagePath(icon.id, "png", { size: thumbSize(size) }) }
        : { svg: drawingOf(icon) })}
      {...(isLazy === undefined ? {} : { isLazy })}
    />
  );
}
