CREATE TABLE "spent_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"network" text NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_rewards_visitor" ON "spent_rewards" USING btree ("visitor","spent_at");--> statement-breakpoint
CREATE INDEX "spent_rewards_network" ON "spent_rewards" USING btree ("network","spent_at");--> statement-breakpoint
CREATE INDEX "spent_rewards_spent_at" ON "spent_rewards" USING btree ("spent_at");