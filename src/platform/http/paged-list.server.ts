import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { failure } from "./parameters/api-scope.server.ts";

/** Which page of a list a call asks for. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1).describe("From 1.");

/** The answer of a call to a page behind the last one. */
export const behindLastPage = failure.describe("Page number out of range; the message names the last page.");

/**
 * Lists that have pages end as those of the site do. The first page is there even if nothing is on it.
 *
 * @throws AppError `not_found` for a page behind the last one
 */
export function requirePage({ page, perPage, total }: { page: number; perPage: number; total: number }): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (page > last) throw new AppError("not_found", `page: the last page is ${last}`, { field: "page" });
}
