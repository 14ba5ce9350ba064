CREATE TABLE "request_file_looks" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"views" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_file_looks" ADD CONSTRAINT "request_file_looks_file_id_request_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."request_files"("id") ON DELETE cascade ON UPDATE no action;