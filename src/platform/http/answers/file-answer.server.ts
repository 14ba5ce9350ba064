import { z } from "zod";

/** Documents an answer that is a file of one of these types. What it holds is not checked. */
export const fileAnswer = (mediaTypes: readonly string[], description: string) =>
  z.unknown().meta({ "x-media-types": [...new Set(mediaTypes)], description });
