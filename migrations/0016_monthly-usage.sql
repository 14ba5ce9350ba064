CREATE TABLE "monthly_usage" (
	"person_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"month" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "monthly_usage_person_id_resource_month_pk" PRIMARY KEY("person_id","resource","month")
);
--> statement-breakpoint
ALTER TABLE "monthly_usage" ADD CONSTRAINT "monthly_usage_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;