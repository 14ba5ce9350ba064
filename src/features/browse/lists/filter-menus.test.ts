import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Address } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { loadMessages } from "../../../i18n/translations.server.ts";
import { describeFilterMenus } from "./filter-menus.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function describeMenus(href: string) {
  const { services } = test;
  const resolution = await services.addresses.resolve(href, "de");
  if (resolution.kind !== "page") throw new Error(`${href} is ${resolution.kind}`);
  const { address, filters } = resolution.page;
  const counts = services.browse.countStyles(filters);
  const request = {
    services,
    locale: "de",
    loadMessages: (...names: Parameters<typeof loadMessages> extends [unknown, ...infer Names] ? Names : never) =>
      loadMessages("de", ...names),
  } as const;
  return describeFilterMenus(request, {
    address,
    keys: ["animated", "colors", "technique", "size"],
    counts: (key) => counts.get(key) ?? [],
    formatPath: formatAddress,
  });
}

const read = (href: string): Address => parseAddress(href)!.address;

describe("filter menus", () => {
  it("link each value to the list with it, and show how many icons remain", async () => {
    const menus = await describeMenus("/icons/styles--static");
    for (const { key, options } of menus) {
      for (const { href, count } of options) {
        const { page, filters } = read(href);
        expect(page).toBe("styles");
        expect(filters[key]).toBeDefined();
        const resolution = await test.services.addresses.resolve(href, "de");
        if (resolution.kind !== "page") throw new Error(`${href} is ${resolution.kind}`);
        const listed = { sort: "size", grouped: false, filters: resolution.page.filters } as const;
        expect(test.services.browse.styleCards(listed), href).toHaveLength(count);
      }
    }
  });

  it("show the current choice in the language of the page, and how to remove it", async () => {
    const menus = await describeMenus("/icons/styles--static--mono");
    const colors = menus.find(({ key }) => key === "colors");
    expect(colors).toMatchObject({ chosen: "Einfarbig", clearHref: "/icons/styles--static" });
    expect(colors?.options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  });

  it("leave out filters without options", async () => {
    const menus = await describeMenus("/icons/styles--technique-pixel--size-14");
    for (const { options, chosen } of menus) expect(options.length > 1 || chosen !== undefined).toBe(true);
  });
});
