import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Placeholder, type PlaceholderKind } from "./placeholder.tsx";

const countShapes = (kind: PlaceholderKind, count?: number) =>
  renderToStaticMarkup(<Placeholder kind={kind} label="Loading" {...(count === undefined ? {} : { count })} />).match(
    /aria-hidden/g,
  )?.length;

test("each kind has its usual number: 25 styles, 80 icons, 20 cards", () => {
  expect(countShapes("style")).toBe(25);
  expect(countShapes("icon")).toBe(80);
  expect(countShapes("card")).toBe(20);
  for (const kind of ["popular", "collection", "slider", "style-packs"] as const) {
    expect(countShapes(kind)).toBeGreaterThan(0);
  }
});

test("or as many as requested", () => {
  expect(countShapes("icon", 7)).toBe(7);
});

test("screen readers announce the loading state, once", () => {
  expect(renderToStaticMarkup(<Placeholder kind="card" label="Loading" />).match(/Loading/g)).toHaveLength(1);
});
