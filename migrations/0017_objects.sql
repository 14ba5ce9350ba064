CREATE TABLE "deleted_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "object_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "package_releases" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "package_releases" ADD COLUMN "tarball_bytes" integer;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "request_files" ADD COLUMN "bytes" integer;--> statement-breakpoint
CREATE INDEX "package_releases_object" ON "package_releases" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "request_files_object" ON "request_files" USING btree ("object_key");--> statement-breakpoint
CREATE FUNCTION "note_deleted_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "deleted_objects" ("key") VALUES (OLD."object_key") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "request_files_object_deleted" AFTER DELETE ON "request_files" FOR EACH ROW WHEN (OLD."object_key" IS NOT NULL) EXECUTE FUNCTION "note_deleted_object"();
--> statement-breakpoint
CREATE TRIGGER "request_files_object_replaced" AFTER UPDATE OF "object_key" ON "request_files" FOR EACH ROW WHEN (OLD."object_key" IS NOT NULL AND OLD."object_key" IS DISTINCT FROM NEW."object_key") EXECUTE FUNCTION "note_deleted_object"();
--> statement-breakpoint
CREATE TRIGGER "package_releases_object_deleted" AFTER DELETE ON "package_releases" FOR EACH ROW WHEN (OLD."object_key" IS NOT NULL) EXECUTE FUNCTION "note_deleted_object"();
--> statement-breakpoint
CREATE TRIGGER "package_releases_object_replaced" AFTER UPDATE OF "object_key" ON "package_releases" FOR EACH ROW WHEN (OLD."object_key" IS NOT NULL AND OLD."object_key" IS DISTINCT FROM NEW."object_key") EXECUTE FUNCTION "note_deleted_object"();
--> statement-breakpoint
INSERT INTO "object_jobs" ("name") SELECT 'move attachments' WHERE NOT EXISTS (SELECT FROM "request_files");
--> statement-breakpoint
INSERT INTO "object_jobs" ("name") SELECT 'move packages' WHERE NOT EXISTS (SELECT FROM "package_releases" WHERE "tarball" IS NOT NULL);
