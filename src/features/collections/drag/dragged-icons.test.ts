import * as fc from "fast-check";
import { expect, test } from "vitest";
import { serializeDraggedIcons, readDraggedIcons } from "./dragged-icons.ts";

const icon = fc.record(
  { id: fc.stringMatching(/^[\w-]{1,64}$/), name: fc.string(), isMono: fc.constant(true as const) },
  { requiredKeys: ["id", "name"] },
);

test("icons arrive unchanged in the other window", () => {
  fc.assert(
    fc.property(fc.array(icon), (icons) => {
      expect(readDraggedIcons(serializeDraggedIcons(icons))).toEqual(icons);
    }),
  );
});

test("text that isn't JSON, or has no icons, is ignored", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readDraggedIcons(text)).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(fc.json(), (text) => {
      for (const { id } of readDraggedIcons(text)) expect(id).toMatch(/^[\w-]+$/);
    }),
  );
  const odd = ["null", "[]", '{"icons":7}', '{"icons":[null,{"id":7},{"id":"../x"},{"id":""}]}', "<svg/>"];
  for (const text of odd) expect(readDraggedIcons(text)).toEqual([]);
});
