import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  decideTransition,
  isOpenStatus,
  listActions,
  requestActions,
  requestRoles,
  requestStatuses,
  type RequestAction,
  type RequestRole,
  type RequestStatus,
} from "./request-rules.ts";

/** Every cell that leads somewhere, as people agreed on it: written anew here, so that a slip in the rules is seen. */
const agreed: Partial<Record<RequestAction, Partial<Record<RequestRole, string>>>> = {
  vote: { member: "new>new assigned>assigned inWork>inWork" },
  unvote: { member: "new>new assigned>assigned inWork>inWork" },
  assignMaker: { maker: "new>assigned", admin: "new>assigned assigned>assigned inWork>assigned" },
  takeToWork: { assignedMaker: "assigned>inWork" },
  resolve: { assignedMaker: "inWork>resolved", admin: "inWork>resolved" },
  decline: {
    assignedMaker: "assigned>declined inWork>declined",
    admin: "new>declined assigned>declined inWork>declined",
  },
  merge: { assignedMaker: "assigned>merged inWork>merged", admin: "new>merged assigned>merged inWork>merged" },
  report: { member: requestStatuses.map((status) => `${status}>${status}`).join(" ") },
  hide: { admin: requestStatuses.map((status) => `${status}>${status}`).join(" ") },
  unhide: { admin: requestStatuses.map((status) => `${status}>${status}`).join(" ") },
  delete: {
    owner: requestStatuses.map((status) => `${status}>gone`).join(" "),
    admin: requestStatuses.map((status) => `${status}>gone`).join(" "),
  },
};

function readAgreed(from: RequestStatus, action: RequestAction, role: RequestRole): string | undefined {
  const cells = agreed[action]?.[role]?.split(" ") ?? [];
  return cells.map((cell) => cell.split(">")).find(([start]) => start === from)?.[1];
}

const cells = requestStatuses.flatMap((from) =>
  requestActions.flatMap((action) => requestRoles.map((role) => ({ from, action, role }))),
);

it.each(cells)("$action of $from by $role leads to the agreed status", ({ from, action, role }) => {
  const to = readAgreed(from, action, role);
  const isEverTheirs = agreed[action]?.[role] !== undefined;
  const expected = to === undefined ? { refusal: isEverTheirs ? "conflict" : "notAllowed" } : { to };
  expect(decideTransition(from, action, new Set([role]))).toEqual(expected);
});

const someRoles = fc.uniqueArray(fc.constantFrom(...requestRoles)).map((roles) => new Set(roles));
const someStatus = fc.constantFrom(...requestStatuses);

it("a person with several roles may do everything that each of them allows, and nothing else", () => {
  fc.assert(
    fc.property(someStatus, fc.constantFrom(...requestActions), someRoles, (from, action, roles) => {
      const alone = [...roles].map((role) => decideTransition(from, action, new Set([role])));
      const together = decideTransition(from, action, roles);
      expect("to" in together).toBe(alone.some((each) => "to" in each));
      expect(listActions(from, roles).includes(action)).toBe("to" in together);
    }),
  );
});

it("a closed request doesn't change until it is deleted, whatever people do", () => {
  const step = fc.record({ action: fc.constantFrom(...requestActions), roles: someRoles });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let status: RequestStatus | "gone" = "new";
      for (const { action, roles } of steps) {
        if (status === "gone") return;
        const before: RequestStatus = status;
        const outcome = decideTransition(before, action, roles);
        if ("to" in outcome) status = outcome.to;
        if (!isOpenStatus(before)) expect([before, "gone"]).toContain(status);
      }
    }),
  );
});
