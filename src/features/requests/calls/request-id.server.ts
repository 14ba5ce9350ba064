import { z } from "zod";
import { AppError } from "../../../core/errors.ts";

export const requestParams = z.object({ id: z.string().max(64) });

const form = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @throws AppError `not_found` for what is the id of nothing */
export function readRequestId(text: string): string {
  const id = text.toLowerCase();
  if (!form.test(id)) throw new AppError("not_found", "Not found.");
  return id;
}
