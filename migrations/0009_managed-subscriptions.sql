CREATE TABLE "managed_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"order_id" text NOT NULL,
	"state" jsonb NOT NULL,
	"next_step_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "managed_subscriptions_order" ON "managed_subscriptions" USING btree ("provider","order_id");--> statement-breakpoint
CREATE INDEX "managed_subscriptions_next_step" ON "managed_subscriptions" USING btree ("provider","next_step_at");