ALTER TABLE "managed_subscriptions" ALTER COLUMN "order_id" SET DATA TYPE uuid USING "order_id"::uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
UPDATE "orders" SET "next_check_at" = now() WHERE "status" <> 'complete' AND "created_at" > now() - interval '30 days';--> statement-breakpoint
DELETE FROM "managed_subscriptions" WHERE NOT EXISTS (SELECT 1 FROM "orders" WHERE "orders"."id" = "managed_subscriptions"."order_id");--> statement-breakpoint
ALTER TABLE "managed_subscriptions" ADD CONSTRAINT "managed_subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_next_check" ON "orders" USING btree ("next_check_at");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "checked_at";
