import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { iconReferenceRules } from "../../../core/icons/icon-reference.ts";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * The parameters and fields of the body by which a call takes icons: texts, objects with such fields, or lists of them.
     * Icons are given by ID or Iconify name; handlers get IDs, and what no icon is called as it was given.
     */
    iconFields?: readonly string[];
  }
}

/** As every call takes an icon. */
export const iconReference = z
  .string()
  .min(1)
  .max(iconReferenceRules.length)
  .regex(iconReferenceRules.pattern, iconReferenceRules.refusal)
  .describe(iconReferenceRules.description);

/** The fields of a body by which it takes at most so many icons; `hasOneList` checks them. */
export function iconLists(most: number) {
  const list = z
    .array(iconReference)
    .min(1)
    .max(most)
    .optional()
    .describe(`Icon IDs or Iconify names, such as \`lucide:house\`, at most ${most}.`);
  return { icons: list, ids: list.describe("Same as `icons`.") };
}

interface IconLists {
  icons?: string[] | undefined;
  ids?: string[] | undefined;
}

export const hasOneList = [
  ({ icons, ids }: IconLists): boolean => (icons === undefined) !== (ids === undefined),
  { path: ["icons"], message: "give icons or ids" },
] satisfies [unknown, { path: string[]; message: string }];

export const readIconList = ({ icons, ids }: IconLists): string[] => icons ?? ids ?? [];

/** Makes all calls take icons in the same notations. */
export function registerIconFields(app: FastifyInstance, catalogue: { current(): { catalogue: Catalogue } }): void {
  app.addHook("preHandler", (request, _reply, done) => {
    const { iconFields } = request.routeOptions.config;
    if (iconFields) {
      const known = catalogue.current().catalogue;
      for (const place of [request.params, request.query, request.body]) replaceFields(place, iconFields, known);
    }
    done();
  });
}

function replaceFields(place: unknown, fields: readonly string[], catalogue: Catalogue): void {
  if (typeof place !== "object" || place === null) return;
  const values = place as Record<string, unknown>;
  for (const field of fields) if (field in values) values[field] = replace(values[field], fields, catalogue);
}

function replace(value: unknown, fields: readonly string[], catalogue: Catalogue): unknown {
  if (typeof value === "string") return readReference(value, catalogue);
  if (Array.isArray(value)) return value.map((each) => replace(each, fields, catalogue));
  replaceFields(value, fields, catalogue);
  return value;
}

function readReference(text: string, catalogue: Catalogue): string {
  const colon = text.indexOf(":");
  const ordinal = colon > 0 ? catalogue.findByIconifyName(text.slice(0, colon), text.slice(colon + 1)) : undefined;
  return ordinal === undefined ? text : catalogue.id(ordinal);
}
