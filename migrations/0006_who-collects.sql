CREATE TABLE "collection_owners" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"last_used_id" uuid
);
--> statement-breakpoint
ALTER TABLE "collection_owners" ADD CONSTRAINT "collection_owners_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_owners" ADD CONSTRAINT "collection_owners_last_used_id_collections_id_fk" FOREIGN KEY ("last_used_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;