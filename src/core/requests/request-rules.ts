/** Where a request for icons can stand. */
export const requestStatuses = ["new", "assigned", "inWork", "resolved", "declined", "merged"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What somebody can be to a request; whoever is `assignedMaker` is `maker`, too. */
export const requestRoles = ["member", "owner", "maker", "assignedMaker", "admin"] as const;
export type RequestRole = (typeof requestRoles)[number];

/** What can be done with a request; the names are those of the calls. */
export const requestActions = [
  "vote",
  "unvote",
  "assignMaker",
  "takeToWork",
  "resolve",
  "decline",
  "merge",
  "report",
  "hide",
  "unhide",
  "delete",
] as const;
export type RequestAction = (typeof requestActions)[number];

/** What an action leads to; `same` leaves the status alone. */
type Outcome = RequestStatus | "same" | "gone";

interface Rule {
  action: RequestAction;
  from: readonly RequestStatus[];
  by: readonly RequestRole[];
  to: Outcome;
}

const open = ["new", "assigned", "inWork"] as const satisfies readonly RequestStatus[];

/** The only transitions there are. */
export const requestRules: readonly Rule[] = [
  { action: "vote", from: open, by: ["member"], to: "same" },
  { action: "unvote", from: open, by: ["member"], to: "same" },
  // Makers take what nobody has; only admins give it to others.
  { action: "assignMaker", from: ["new"], by: ["maker", "admin"], to: "assigned" },
  { action: "assignMaker", from: ["assigned", "inWork"], by: ["admin"], to: "assigned" },
  { action: "takeToWork", from: ["assigned"], by: ["assignedMaker"], to: "inWork" },
  { action: "resolve", from: ["inWork"], by: ["assignedMaker", "admin"], to: "resolved" },
  { action: "decline", from: ["new"], by: ["admin"], to: "declined" },
  { action: "decline", from: ["assigned", "inWork"], by: ["assignedMaker", "admin"], to: "declined" },
  { action: "merge", from: ["new"], by: ["admin"], to: "merged" },
  { action: "merge", from: ["assigned", "inWork"], by: ["assignedMaker", "admin"], to: "merged" },
  { action: "report", from: requestStatuses, by: ["member"], to: "same" },
  { action: "hide", from: requestStatuses, by: ["admin"], to: "same" },
  { action: "unhide", from: requestStatuses, by: ["admin"], to: "same" },
  { action: "delete", from: requestStatuses, by: ["owner", "admin"], to: "gone" },
];

/** The status that an action leads to, `gone` when nothing is left of the request, or why it cannot be done. */
export type Transition = { to: RequestStatus | "gone" } | { refusal: "notAllowed" | "conflict" };

/**
 * What an action of somebody leads to. Who could never do it hears `notAllowed`; who could, but not now, hears `conflict`.
 */
export function decideTransition(
  from: RequestStatus,
  action: RequestAction,
  roles: ReadonlySet<RequestRole>,
): Transition {
  const theirs = requestRules.filter((rule) => rule.action === action && rule.by.some((role) => roles.has(role)));
  const rule = theirs.find((each) => each.from.includes(from));
  if (rule) return { to: rule.to === "same" ? from : rule.to };
  return { refusal: theirs.length > 0 ? "conflict" : "notAllowed" };
}

/** What somebody can do with a request now. */
export function listActions(from: RequestStatus, roles: ReadonlySet<RequestRole>): RequestAction[] {
  return requestActions.filter((action) => "to" in decideTransition(from, action, roles));
}

/** Whether nobody is done with it. */
export const isOpenStatus = (status: RequestStatus): boolean => (open as readonly string[]).includes(status);

/** Limits of requests. */
export const requestLimits = {
  titleLength: { least: 3, most: 80 },
  descriptionLength: 2_000,
  attachments: 5,
  attachmentBytes: 5_242_880,
  platforms: 20,
  reasonLength: { least: 3, most: 500 },
  resolvedItems: 50,
  page: 15,
  mostInPage: 60,
  makers: 100,
  notices: 50,
} as const;

/** Media types of what can be attached. */
export const attachmentTypes = ["image/svg+xml", "image/png", "image/jpeg", "image/webp"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
