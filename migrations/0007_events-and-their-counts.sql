CREATE TABLE "event_counts" (
	"name" text NOT NULL,
	"dimension" text NOT NULL,
	"scale" text NOT NULL,
	"start" date NOT NULL,
	"value" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "event_counts_name_dimension_scale_start_value_pk" PRIMARY KEY("name","dimension","scale","start","value")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"visitor" text,
	"person_id" uuid,
	"details" jsonb NOT NULL,
	"context" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_counts_start" ON "event_counts" USING btree ("scale","start");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_person" ON "events" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "events_visitor" ON "events" USING btree ("visitor");