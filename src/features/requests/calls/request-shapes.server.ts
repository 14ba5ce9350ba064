import { z } from "zod";
import {
  attachmentTypes,
  requestActions,
  requestLimits,
  requestStatuses,
} from "../../../core/requests/request-rules.ts";
import { failure } from "../../../platform/http/parameters/api-scope.server.ts";
import { pageNumber } from "../../../platform/http/paged-list.server.ts";
import { commaList, commaListOf, yesNo } from "../../../platform/http/parameters/parameters.server.ts";
import { noticeKinds, requestSorts, type NewRequest, type ResolvedItem } from "../contract.ts";

const person = z
  .object({ id: z.string(), name: z.string().describe("Empty for whoever has not said.") })
  .meta({ id: "PublicPerson" });

export const publicMaker = z
  .object({ id: z.string(), name: z.string(), email: z.string().optional().describe("For admins only.") })
  .meta({ id: "Maker" });

export const publicAttachment = z
  .object({
    id: z.string(),
    name: z.string().describe("Of the file, as it was called."),
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
    platforms: z.array(z.string()).describe("API codes of the styles that it is wanted in; any where there are none."),
    isAnimated: z.boolean(),
    votes: z.int().describe("How many want it; its owner is one of them."),
    attachments: z.array(publicAttachment),
    owner: person.optional(),
    maker: publicMaker.optional(),
    reason: z.string().optional().describe("Why it was declined."),
    duplicateOf: z
      .object({ id: z.string(), title: z.string() })
      .optional()
      .describe("Of `merged`: what stands for it."),
    resolvedItems: z.array(answeringIcon).describe("The icons that answer it."),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    isOwn: z.boolean(),
    isVoted: z.boolean().describe("The viewer wants it, too."),
    isHidden: z.boolean(),
    reports: z.int().optional().describe("How many have reported it; for admins only."),
    actions: z.array(z.enum(requestActions)).describe("What the viewer can do with it now."),
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
  .extend({ history: z.array(event).describe("The oldest first, without votes and reports.") })
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
  id: uuid.optional().describe("By which repetitions of the call make one request."),
  title,
  description: description.default(""),
  attachments: z
    .array(uuid)
    .max(requestLimits.attachments)
    .refine(different, "must be different")
    .default([])
    .describe("Ids of files from `/api/uploadFiles`."),
  platforms: z.array(code).max(requestLimits.platforms).default([]).describe("API codes of styles."),
  isAnimated: z.boolean().default(false),
}) satisfies z.ZodType<NewRequest>;

export const requestQuery = z.object({
  sort: z.enum(requestSorts).default("-votes"),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(requestLimits.mostInPage).default(requestLimits.page),
  type: z.literal("icon").optional().describe("There is no other type."),
  isMine: yesNo.optional(),
  isAssignedToMe: yesNo.optional(),
  isUnassigned: yesNo.optional(),
  isAssignedTo: uuid.optional().describe("Id of a maker."),
  status: commaListOf(requestStatuses).optional(),
  term: line({ least: 0, most: 100 }).optional().describe("Words of title or description."),
  platforms: commaList.optional().describe("API codes of styles; any of them."),
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
    svg: z.string().max(requestLimits.attachmentBytes).optional().describe("The drawing."),
    fileId: uuid.optional().describe("A drawing from `/api/uploadFiles` in its place."),
    licence: code,
  })
  .refine(({ svg, fileId }) => (svg === undefined) !== (fileId === undefined), "needs either svg or fileId");

export const resolution = z.strictObject({
  resolvedItems: z.array(resolvedItem).min(1).max(requestLimits.resolvedItems),
}) satisfies z.ZodType<{ resolvedItems: ResolvedItem[] }>;

export const halfRequest = z.strictObject({
  term: line({ least: 0, most: 200 }),
  description: description.optional(),
  attachment: uuid.optional().describe("Id of a file of the viewer’s own."),
});

/** The failures of calls about requests. */
export const signedOut = failure.describe("Nobody is signed in.");
export const notAllowed = failure.describe("That is for others to do.");
export const conflict = failure.describe("The request is not in a status in which that can be done.");
export const limitReached = failure.describe("That was too often in a short time.");
