CREATE TABLE "package_releases" (
	"package" text NOT NULL,
	"version" text NOT NULL,
	"number" integer NOT NULL,
	"contents" text NOT NULL,
	"manifest" json NOT NULL,
	"changes" jsonb,
	"integrity" text NOT NULL,
	"shasum" text NOT NULL,
	"file_count" integer NOT NULL,
	"unpacked_bytes" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"tarball" "bytea",
	CONSTRAINT "package_releases_package_version_pk" PRIMARY KEY("package","version"),
	CONSTRAINT "package_releases_number" UNIQUE("package","number")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"name" text PRIMARY KEY NOT NULL,
	"collection_id" uuid,
	"state" jsonb,
	"readme" text DEFAULT '' NOT NULL,
	CONSTRAINT "packages_collection_id_unique" UNIQUE("collection_id")
);
--> statement-breakpoint
ALTER TABLE "package_releases" ADD CONSTRAINT "package_releases_package_packages_name_fk" FOREIGN KEY ("package") REFERENCES "public"."packages"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;