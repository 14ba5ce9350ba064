CREATE TABLE "upload_looks" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"views" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_looks" ADD CONSTRAINT "upload_looks_upload_id_uploaded_icons_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploaded_icons"("id") ON DELETE cascade ON UPDATE no action;