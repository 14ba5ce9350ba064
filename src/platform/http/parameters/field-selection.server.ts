import type { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { commaList } from "./parameters.server.ts";

/**
 * `fields` of a large answer: names of its fields, and `packs.name` for one of each item of a list.
 *
 * @param shape the fields of the answer; lists of objects by the shape of the objects
 */
export function createFieldSelection(shape: Readonly<Record<string, z.ZodObject | null>>) {
  const allowed = Object.entries(shape).flatMap(([name, item]) =>
    [name].concat(Object.keys(item?.shape ?? {}).map((field) => `${name}.${field}`)),
  );
  const fields = commaList
    .optional()
    .describe(
      `Fields of the response to return; a point leads to a field of each item, as in \`${allowed.find((name) => name.includes("."))}\`. Without it, all are returned.`,
    );

  /** @throws AppError `invalid_input` for a name that the answer doesn’t have */
  function select<Answer extends object>(answer: Answer, wanted: readonly string[] | undefined): Partial<Answer> {
    if (!wanted || wanted.length === 0) return answer;
    const unknown = wanted.find((name) => !allowed.includes(name));
    if (unknown !== undefined) {
      throw new AppError("invalid_input", `fields: ${unknown} doesn’t exist`, { field: "fields", allowed });
    }
    const parts = Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
      if (name === "success" || wanted.includes(name)) return [[name, value]];
      const inner = wanted.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
      return inner.length > 0 ? [[name, (value as object[]).map((item) => pickFields(item, inner))]] : [];
    });
    return Object.fromEntries(parts) as Partial<Answer>;
  }
  return { fields, select };
}

const pickFields = (item: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
