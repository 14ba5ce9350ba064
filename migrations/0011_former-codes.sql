CREATE TABLE "collection_former_codes" (
	"api_code" text PRIMARY KEY NOT NULL,
	"collection_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_former_codes" ADD CONSTRAINT "collection_former_codes_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_former_codes_collection" ON "collection_former_codes" USING btree ("collection_id");