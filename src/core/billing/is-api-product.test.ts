import { expect, test } from "vitest";
import { allowanceResources } from "../quotas/quota.ts";
import { isApiProduct } from "./is-api-product.ts";

test("an API product includes calls for icons, photos, illustrations, music, upscaler or background remover", () => {
  const isApi = allowanceResources.filter((resource) =>
    isApiProduct({
      allowances: [{ resource, accountingType: "usage", usages: 1, allowOverusage: false, isUnlimited: false }],
    }),
  );
  expect(isApi).toEqual([
    "api-call-icon",
    "api-call-photo",
    "api-call-illustration",
    "api-call-music",
    "upscaler",
    "bgRemover",
  ]);
  expect(isApiProduct({ allowances: [] })).toBe(false);
});
