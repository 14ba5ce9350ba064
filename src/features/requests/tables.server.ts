import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { AttachmentType, RequestStatus } from "../../core/requests/request-rules.ts";
import { people } from "../accounts/tables.server.ts";
import type { NoticeKind, RequestEvent } from "./contract.ts";

/** Requests are read together with whom they are of. */
export { people } from "../accounts/tables.server.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const at = (name: string) => timestamp(name, { withTimezone: true });
const personId = () =>
  uuid("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** What people wish for. */
export const iconRequests = pgTable(
  "icon_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose wish it is. */
    personId: personId(),
    title: text().notNull(),
    description: text().notNull().default(""),
    platforms: text().array().notNull().default([]),
    isAnimated: boolean("is_animated").notNull().default(false),
    status: text().$type<RequestStatus>().notNull().default("new"),
    makerId: uuid("maker_id").references(() => people.id, { onDelete: "set null" }),
    /** Of those that were declined. */
    reason: text(),
    /** Of those that were merged. */
    duplicateOfId: uuid("duplicate_of_id").references((): AnyPgColumn => iconRequests.id, { onDelete: "set null" }),
    /** Ids of the icons that answer it. */
    iconIds: text("icon_ids").array().notNull().default([]),
    isHidden: boolean("is_hidden").notNull().default(false),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("icon_requests_status").on(table.status, table.createdAt),
    index("icon_requests_person").on(table.personId),
    index("icon_requests_maker").on(table.makerId),
  ],
);

const requestId = () =>
  uuid("request_id")
    .notNull()
    .references(() => iconRequests.id, { onDelete: "cascade" });

/** Who wants what; once each. */
export const requestVotes = pgTable(
  "request_votes",
  { requestId: requestId(), personId: personId(), votedAt: at("voted_at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.requestId, table.personId] }),
    index("request_votes_person").on(table.personId),
  ],
);

/** Who finds that something should not be there, and why. */
export const requestReports = pgTable(
  "request_reports",
  {
    requestId: requestId(),
    personId: personId(),
    reason: text().notNull(),
    reportedAt: at("reported_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.personId] }),
    index("request_reports_person").on(table.personId),
  ],
);

/** Files that people brought, written anew; loose until a request has them. */
export const requestFiles = pgTable(
  "request_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: personId(),
    requestId: uuid("request_id").references(() => iconRequests.id, { onDelete: "cascade" }),
    /** Its place among those of the request. */
    place: integer().notNull().default(0),
    name: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    /** Of those that have not been moved into an object. */
    content: bytes(),
    objectKey: text("object_key"),
    /** Of the object. */
    bytes: integer(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("request_files_person").on(table.personId, table.createdAt),
    index("request_files_request").on(table.requestId),
    index("request_files_object").on(table.objectKey),
  ],
);

/** How files look, so that requests are likened by their pictures; missing until one has been looked at. */
export const requestFilePreviews = pgTable("request_file_looks", {
  fileId: uuid("file_id")
    .primaryKey()
    .references(() => requestFiles.id, { onDelete: "cascade" }),
  /** Of what looked at it: views of different versions cannot be compared. */
  version: text().notNull(),
  /** One view of the picture after another, a byte for each number; none where it shows nothing. */
  views: bytes().notNull(),
});

/** What happened to requests, but for votes and reports. */
export const requestEvents = pgTable(
  "request_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: requestId(),
    action: text().$type<RequestEvent["action"]>().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    personId: uuid("person_id").references(() => people.id, { onDelete: "set null" }),
    makerId: uuid("maker_id").references(() => people.id, { onDelete: "set null" }),
    reason: text(),
    happenedAt: at("happened_at").notNull().defaultNow(),
  },
  (table) => [
    index("request_events_request").on(table.requestId, table.happenedAt),
    index("request_events_person").on(table.personId),
  ],
);

/** What people are told, here and by mail. */
export const notices = pgTable(
  "notices",
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: personId(),
    requestId: requestId(),
    kind: text().$type<NoticeKind>().notNull(),
    isRead: boolean("is_read").notNull().default(false),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the letter is to be sent, again if need be; absent when it was, or none is to be. */
    mailAt: at("mail_at"),
    mailAttempts: integer("mail_attempts").notNull().default(0),
  },
  (table) => [
    index("notices_person").on(table.personId, table.createdAt),
    index("notices_request").on(table.requestId),
    index("notices_mail_at").on(table.mailAt),
  ],
);

/** What people have chosen about notices; who has not gets letters. */
export const noticeChoices = pgTable("notice_choices", {
  personId: uuid("person_id")
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  isMailed: boolean("is_mailed").notNull(),
});
