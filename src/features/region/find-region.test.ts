import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../browser/api-client.ts";
import { findRegion } from "./find-region.ts";

const find = vi.spyOn(api, "find");
afterEach(() => {
  find.mockReset();
  vi.unstubAllGlobals();
});

const openWith = (cookie: string) => vi.stubGlobal("document", { cookie });

test("a browser that was told where it is does not ask again", async () => {
  openWith("grid=compact; region=FR; other=1");
  expect(await findRegion()).toBe("FR");
  expect(find).not.toHaveBeenCalled();
});

test("a browser asks once it needs to know, and can do without an answer", async () => {
  openWith("myregion=FR; region=nonsense");
  find.mockResolvedValueOnce({ success: true, region: "JP" });
  expect(await findRegion()).toBe("JP");
  find.mockResolvedValueOnce({ success: true, region: null });
  expect(await findRegion()).toBeUndefined();
  find.mockResolvedValueOnce(null);
  expect(await findRegion()).toBeUndefined();
});
