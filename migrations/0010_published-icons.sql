CREATE TABLE "published_icons" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"prefix" text NOT NULL,
	"name" text NOT NULL,
	"base" text NOT NULL,
	"tags" text[] NOT NULL,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"box" double precision[] NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_icons_number_unique" UNIQUE("number"),
	CONSTRAINT "published_icons_name" UNIQUE("prefix","name")
);
--> statement-breakpoint
CREATE TABLE "published_sets" (
	"prefix" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"url" text,
	"licence" text NOT NULL,
	"maker_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_sets_maker" UNIQUE("maker_id","licence")
);
--> statement-breakpoint
CREATE TABLE "taken_down_icons" (
	"icon_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"taken_down_by" uuid,
	"taken_down_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "published_icons" ADD CONSTRAINT "published_icons_prefix_published_sets_prefix_fk" FOREIGN KEY ("prefix") REFERENCES "public"."published_sets"("prefix") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_sets" ADD CONSTRAINT "published_sets_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_icons" ADD CONSTRAINT "taken_down_icons_taken_down_by_people_id_fk" FOREIGN KEY ("taken_down_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_down_icons_at" ON "taken_down_icons" USING btree ("taken_down_at");