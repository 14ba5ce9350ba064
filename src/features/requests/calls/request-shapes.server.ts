import { z } from "zod";
import {
  attachmentTypes,
  requestActions,
  requestLimits,
  requestStatuses,
} from "../../../core/requests/request-rules.ts";
import { failure } from "../../../platform/http/parameters/api-scope.server.ts";
import { commaList, commaListOf, pageNumber, yesNo } from "../../../platform/http/parameters/parameters.server.ts";
import { noticeKinds, requestSorts, type NewRequest, type ResolvedItem } from "../contract.ts";

const person = z
  .object({ id: z.string(), name: z.string().describe("Empty if the person hasn’t set one.") })
  .meta({ id: "PublicPerson" });

export const publicMaker = z
  .object({ id: z.string(), name: z.string(), email: z.string().optional().describe("For admins only.") })
  .meta({ id: "Maker" });

export const publicAttachment = z
  .object({
    id: z.string(),
    name: z.string().describe("Original file name."),
    type: z.enum(attachmentTypes),
    bytes: z.int(),
    widthPx: z.int(),
    heightPx: z.int(),
    url: z.string().describe("Path of the file."),
  })
  .meta({ id: "Attachment" });

export const answeringIcon = z
  .object({ id: z.string(), name: z.string(), platform: z.string(), url: z.string(), isColor: z.boolean() })
  .meta({ id: "AnsweringIcon" });

/** A request as calls show it. */
export const publicRequest = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    status: z.enum(requestStatuses),
    platforms: z.array(z.string()).describe("API codes of the requested styles; empty means any."),
    isAnimated: z.boolean(),
    votes: z.int().describe("Number of votes, including the owner’s."),
    attachments: z.array(publicAttachment),
    owner: person.optional(),
    maker: publicMaker.optional(),
    reason: z.string().optional().describe("Reason it was declined."),
    duplicateOf: z
      .object({ id: z.string(), title: z.string() })
      .optional()
      .describe("For `merged`: the request it was merged into."),
    resolvedItems: z.array(answeringIcon).describe("Icons that resolved it."),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    isOwn: z.boolean(),
    isVoted: z.boolean().describe("Whether you voted for it."),
    isHidden: z.boolean(),
    reports: z.int().optional().describe("Number of reports; for admins only."),
    actions: z.array(z.enum(requestActions)).describe("Actions you can take now."),
  })
  .meta({ id: "IconRequest" });

const event = z.object({
  action: z.enum(["create", ...requestActions]),
  to: z.enum(requestStatuses),
  by: person.optional(),
  maker: person.optional(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});

export const requestDetails = publicRequest
  .extend({ history: z.array(event).describe("Oldest first, without votes and reports.") })
  .meta({ id: "IconRequestDetails" });

export const publicNotice = z
  .object({
    id: z.string(),
    kind: z.enum(noticeKinds),
    request: z.object({ id: z.string(), title: z.string() }),
    isRead: z.boolean(),
    at: z.iso.datetime(),
  })
  .meta({ id: "Notice" });

/** Text in one line; control characters count as spaces. */
const line = ({ least, most }: { least: number; most: number }) =>
  z
    .string()
    .max(most * 4)
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().min(least).max(most));

/** Text of several lines. */
const prose = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n]/gu, " ")
        .trim(),
    )
    .pipe(z.string().max(most));

export const uuid = z.uuid().toLowerCase();
const title = line(requestLimits.titleLength);
const description = prose(requestLimits.descriptionLength);
const code = z.string().min(1).max(64);
const different = (list: readonly string[]) => new Set(list).size === list.length;

export const newRequest = z.strictObject({
  id: uuid.optional().describe("Idempotency key: repeated calls create one request."),
  title,
  description: description.default(""),
  attachments: z
    .array(uuid)
    .max(requestLimits.attachments)
    .refine(different, "must not have duplicates")
    .default([])
    .describe("File IDs from `/api/uploadFiles`."),
  platforms: z.array(code).max(requestLimits.platforms).default([]).describe("Style API codes."),
  isAnimated: z.boolean().default(false),
}) satisfies z.ZodType<NewRequest>;

export const requestQuery = z.object({
  sort: z.enum(requestSorts).default("-votes"),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(requestLimits.mostInPage).default(requestLimits.page),
  type: z.literal("icon").optional().describe("The only type."),
  isMine: yesNo.optional(),
  isAssignedToMe: yesNo.optional(),
  isUnassigned: yesNo.optional(),
  isAssignedTo: uuid.optional().describe("Maker ID."),
  status: commaListOf(requestStatuses).optional(),
  term: line({ least: 0, most: 100 }).optional().describe("Words in the title or description."),
  platforms: commaList.optional().describe("Style API codes; matches any of them."),
  isReported: yesNo.optional().describe("For admins."),
  isHidden: yesNo.optional().describe("For admins."),
});

export const assignment = z.strictObject({ makerId: uuid });
export const refusal = z.strictObject({ reason: line(requestLimits.reasonLength) });
export const merger = z.strictObject({ duplicateOf: uuid });

const resolvedItem = z
  .strictObject({
    name: line({ least: 1, most: requestLimits.titleLength.most }),
    tags: z.array(line({ least: 1, most: 40 })).max(30),
    category: code,
    svg: z.string().max(requestLimits.attachmentBytes).optional().describe("The SVG."),
    fileId: uuid.optional().describe("ID of an SVG from `/api/uploadFiles`, instead of `svg`."),
    license: code,
  })
  .refine(({ svg, fileId }) => (svg === undefined) !== (fileId === undefined), "needs either svg or fileId");

export const resolution = z.strictObject({
  resolvedItems: z.array(resolvedItem).min(1).max(requestLimits.resolvedItems),
}) satisfies z.ZodType<{ resolvedItems: ResolvedItem[] }>;

export const halfRequest = z.strictObject({
  term: line({ least: 0, most: 200 }),
  description: description.optional(),
  attachment: uuid.optional().describe("ID of one of your files."),
});

/** The failures of calls about requests. */
export const signedOut = failure.describe("Not signed in.");
export const notAllowed = failure.describe("You don’t have permission to do this.");
export const conflict = failure.describe("Not possible in the request’s current status.");
export const limitReached = failure.describe("Too many requests.");
