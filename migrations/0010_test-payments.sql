CREATE TABLE "test_tills" (
	"id" text PRIMARY KEY NOT NULL,
	"task" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"card_number" text,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "test_tills_waiting" ON "test_tills" USING btree ("paid_at") WHERE not "test_tills"."is_done";--> statement-breakpoint
CREATE INDEX "test_webhooks_next_attempt" ON "test_webhooks" USING btree ("next_attempt_at");