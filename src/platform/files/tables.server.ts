import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * Keys of objects whose row is gone, which are deleted next. Triggers write them in the transaction that deletes the row, or
 * has it name another object: what is deleted along with an account is among them.
 */
export const deletedObjects = pgTable("deleted_objects", {
  key: text().primaryKey(),
  deletedAt: at("deleted_at"),
});

/** When jobs on objects were done last: each is done by one server. */
export const objectJobs = pgTable("object_jobs", {
  name: text().primaryKey(),
  doneAt: at("done_at"),
});
