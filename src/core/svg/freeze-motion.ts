import { mayMove, readMotion } from "./motion/read-motion.ts";

/**
 * A moving drawing as one picture, for renderers that show no movement: as it comes to rest, or at a moment of what never
 * does. Movement that waits for a person has not begun.
 */
export function freezeMotion(markup: string): string {
  if (!mayMove(markup)) return markup;
  const motion = readMotion(markup);
  return motion.sampleAt(motion.findStill());
}
