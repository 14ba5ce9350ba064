CREATE TABLE "placeholders" (
	"project_id" text NOT NULL,
	"uri" text NOT NULL,
	"locale" text NOT NULL,
	"h1" text,
	"t1" text,
	"mt" text,
	"md" text,
	CONSTRAINT "placeholders_project_id_uri_locale_pk" PRIMARY KEY("project_id","uri","locale")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"status" integer NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"subject" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
