CREATE TABLE "icon_takes" (
	"icon" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"page" text NOT NULL,
	"takes" integer NOT NULL,
	CONSTRAINT "icon_takes_icon_day_kind_format_size_page_pk" PRIMARY KEY("icon","day","kind","format","size","page")
);
--> statement-breakpoint
CREATE INDEX "icon_takes_day" ON "icon_takes" USING btree ("day");