CREATE TABLE "spent_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"network" text NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"note" text DEFAULT '' NOT NULL,
	"taken_down_by" uuid,
	"taken_down_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "icon_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"platforms" text[] DEFAULT '{}' NOT NULL,
	"is_animated" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"maker_id" uuid,
	"reason" text,
	"duplicate_of_id" uuid,
	"icon_ids" text[] DEFAULT '{}' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"is_mailed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"person_id" uuid,
	"maker_id" uuid,
	"reason" text,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"request_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_reports" (
	"request_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_reports_request_id_person_id_pk" PRIMARY KEY("request_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "request_votes" (
	"request_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_votes_request_id_person_id_pk" PRIMARY KEY("request_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_icons" ADD CONSTRAINT "published_icons_prefix_published_sets_prefix_fk" FOREIGN KEY ("prefix") REFERENCES "public"."published_sets"("prefix") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_sets" ADD CONSTRAINT "published_sets_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_icons" ADD CONSTRAINT "taken_down_icons_taken_down_by_people_id_fk" FOREIGN KEY ("taken_down_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icon_requests" ADD CONSTRAINT "icon_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icon_requests" ADD CONSTRAINT "icon_requests_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icon_requests" ADD CONSTRAINT "icon_requests_duplicate_of_id_icon_requests_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."icon_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_request_id_icon_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."icon_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_icon_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."icon_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_icon_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."icon_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reports" ADD CONSTRAINT "request_reports_request_id_icon_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."icon_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reports" ADD CONSTRAINT "request_reports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_request_id_icon_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."icon_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_rewards_visitor" ON "spent_rewards" USING btree ("visitor","spent_at");--> statement-breakpoint
CREATE INDEX "spent_rewards_network" ON "spent_rewards" USING btree ("network","spent_at");--> statement-breakpoint
CREATE INDEX "spent_rewards_spent_at" ON "spent_rewards" USING btree ("spent_at");--> statement-breakpoint
CREATE INDEX "event_counts_start" ON "event_counts" USING btree ("scale","start");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_person" ON "events" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "events_visitor" ON "events" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "taken_down_icons_at" ON "taken_down_icons" USING btree ("taken_down_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "icon_requests_status" ON "icon_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "icon_requests_person" ON "icon_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "icon_requests_maker" ON "icon_requests" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_request" ON "notices" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "notices_mail_at" ON "notices" USING btree ("mail_at");--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id","happened_at");--> statement-breakpoint
CREATE INDEX "request_events_person" ON "request_events" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "request_files_person" ON "request_files" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "request_files_request" ON "request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_reports_person" ON "request_reports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "request_votes_person" ON "request_votes" USING btree ("person_id");