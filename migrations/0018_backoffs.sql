CREATE TABLE "backoffs" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backoffs_expires_at_index" ON "backoffs" USING btree ("expires_at");