import * as fc from "fast-check";
import { expect, test } from "vitest";
import { requestStatuses } from "../../../core/requests/request-rules.ts";
import { requestSorts } from "../contract.ts";
import { clearListAddress, formatListAddress, readListAddress, whoseRequests } from "./list-address.ts";

const addresses = fc.record({
  isBoard: fc.boolean(),
  term: fc.string({ maxLength: 80 }).map((text) => text.trim()),
  sort: fc.constantFrom(...requestSorts),
  status: fc.option(fc.constantFrom(...requestStatuses), { nil: undefined }),
  whose: fc.option(fc.constantFrom(...whoseRequests), { nil: undefined }),
  style: fc.option(fc.stringMatching(/^[\w-]{1,64}$/), { nil: undefined }),
  pageNumber: fc.integer({ min: 1, max: 200 }),
});

const queryOf = (href: string) => new URL(href, "http://localhost").searchParams;

test("a list URL is read as it was written", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readListAddress(queryOf(formatListAddress(address, { pageNumber: address.pageNumber })))).toEqual(address);
    }),
  );
});

test("another filter starts at the first page, and no filter means the plain URL", () => {
  const second = readListAddress(new URLSearchParams({ page: "2", status: "new", q: "quokka" }));
  expect(formatListAddress(second, { whose: "mine" })).toBe("/icons/request-icon?q=quokka&status=new&whose=mine");
  expect(formatListAddress(clearListAddress(second))).toBe("/icons/request-icon");
});

test("invalid values are left out", () => {
  const query = new URLSearchParams({ page: "-3", status: "lost", sort: "up", whose: "hers", style: "<b>", q: "  " });
  expect(formatListAddress(readListAddress(query))).toBe("/icons/request-icon");
});
