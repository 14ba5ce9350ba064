CREATE TABLE "search_history" (
	"owner" text NOT NULL,
	"term" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_history_owner_term_pk" PRIMARY KEY("owner","term")
);
--> statement-breakpoint
ALTER TABLE "search_terms" ADD COLUMN "visitors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_history_searched_at" ON "search_history" USING btree ("searched_at");