ALTER TABLE "paid_downloads" DROP CONSTRAINT "paid_downloads_person_id_icon_id_pk";--> statement-breakpoint
ALTER TABLE "paid_downloads" ADD COLUMN "resource" text DEFAULT 'icon' NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_downloads" ADD CONSTRAINT "paid_downloads_person_id_resource_icon_id_pk" PRIMARY KEY("person_id","resource","icon_id");--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "person_id" uuid GENERATED ALWAYS AS (case when owner like 'user:%' then substr(owner, 6)::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_history_person" ON "search_history" USING btree ("person_id");