CREATE TABLE "search_takes" (
	"term" text NOT NULL,
	"language" text NOT NULL,
	"concept" text NOT NULL,
	"visitor" text NOT NULL,
	"period" integer NOT NULL,
	"day" date NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "search_takes_term_language_concept_visitor_period_pk" PRIMARY KEY("term","language","concept","visitor","period")
);
--> statement-breakpoint
CREATE TABLE "visitor_keys" (
	"period" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_takes_day" ON "search_takes" USING btree ("day");