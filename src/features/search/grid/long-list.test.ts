import { expect, test, vi } from "vitest";
import { createLongList } from "./long-list.ts";
import type { ResultPage } from "../results/result-view.ts";

const pageSize = 4;

function page(number: number): ResultPage {
  const icons = Array.from({ length: pageSize }, (_, place) => {
    const id = `i${number * pageSize + place}`;
    return { id, name: id.toUpperCase(), path: `/icon/${id}`, style: "Plain" };
  });
  return { icons, drawings: { [icons[0]!.id]: '<svg fill="currentColor"/>', [icons[1]!.id]: '<svg fill="#f00"/>' } };
}

function open() {
  const loadPage = vi.fn<(number: number) => Promise<ResultPage>>(async (number) => page(number));
  const pages = new Map([[0, page(0)]]);
  const { signal } = new AbortController();
  return {
    loadPage,
    pages,
    list: createLongList({ count: 20, pageSize, pages, loadPage, signal, focus: () => undefined }),
  };
}

test("a range over pages that aren't loaded fetches those, each once, and caches them for the grid", async () => {
  const { list, loadPage, pages } = open();
  const icons = await list.listRange(2, 9);
  expect(icons.map(({ id }) => id)).toEqual(["i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9"]);
  expect(loadPage.mock.calls.map(([number]) => number)).toEqual([1, 2]);
  await list.listRange(4, 4);
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect([...pages.keys()]).toEqual([0, 1, 2]);
});

test("a range within one page needs no request, and icons in the text color are marked", async () => {
  const { list, loadPage } = open();
  expect(await list.listRange(0, 1)).toEqual([
    { id: "i0", name: "I0", isMono: true },
    { id: "i1", name: "I1" },
  ]);
  expect(loadPage).not.toHaveBeenCalled();
});

test("loaded icons come in the order of the list, in whatever order they arrive", async () => {
  const { list } = open();
  await list.listRange(12, 12);
  expect(list.listLoaded().map(({ id }) => id)).toEqual(["i0", "i1", "i2", "i3", "i12", "i13", "i14", "i15"]);
});

test("where a page can't be loaded, the range fails as a whole", async () => {
  const { list, loadPage } = open();
  loadPage.mockRejectedValueOnce(new TypeError("offline"));
  await expect(list.listRange(0, 5)).rejects.toThrow("offline");
});
