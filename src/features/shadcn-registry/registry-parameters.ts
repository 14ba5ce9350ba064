import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { customizationLimits, type IconCustomization } from "../../core/svg/icon-customization.ts";
import { parseCustomization } from "../../core/urls/customization-param.ts";

const { size, stroke } = customizationLimits;

/** The same as in addresses of pictures. */
const look = z.object({
  size: z.coerce.number().int().min(size.min).max(size.max).exactOptional(),
  color: z
    .string()
    .regex(/^[0-9a-f]{6}$/i, "must be six hex digits")
    .exactOptional(),
  stroke: z.coerce.number().min(stroke.min).max(stroke.max).exactOptional(),
  look: z
    .string()
    .refine((text) => parseCustomization(text) !== undefined, "must be a customization such as rotate-45_pad-0.1")
    .exactOptional(),
});

/** How the icons of a registry are to look. */
export function readLook(query: unknown): IconCustomization {
  const { look: more = "", color, ...rest } = read(look, query);
  return { ...parseCustomization(more), ...rest, ...(color !== undefined && { color: `#${color.toLowerCase()}` }) };
}

/** Icons that an index lists where nobody says how many, the best known first; every other one is there by its name as well. */
const listedAtMost = 2_000;
const mostOfPage = 500;
const longestTerm = 200;

const list = z.object({
  q: z.string().max(longestTerm).optional(),
  types: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(mostOfPage).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
});

export interface WantedList {
  term: string;
  types: readonly string[] | undefined;
  limit: number;
  offset: number;
  /** Whether the client leaves searching and cutting to the registry. */
  isPage: boolean;
}

/** What part of an index is wanted. */
export function readList(query: unknown): WantedList {
  const { q = "", types, limit, offset } = read(list, query);
  const isPage = q !== "" || types !== undefined || limit !== undefined || offset !== undefined;
  return {
    term: q,
    types: types?.split(","),
    limit: limit ?? (isPage ? mostOfPage : listedAtMost),
    offset: offset ?? 0,
    isPage,
  };
}

/** @throws AppError `invalid_input` naming the parameter */
function read<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(query);
  if (!error) return data;
  const [issue] = error.issues;
  const field = String(issue?.path[0]);
  throw new AppError("invalid_input", `${field}: ${issue?.message}`, { field });
}
