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
CREATE TABLE "appsumo_keys" (
	"key" uuid PRIMARY KEY NOT NULL,
	"previous_key" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"subscription_ref" text,
	"order_ref" text,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "billing_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"licence_id" uuid,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"amount_paid" bigint NOT NULL,
	"amount_refunded" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"pay_url" text
);
--> statement-breakpoint
CREATE TABLE "managed_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"order_id" text NOT NULL,
	"state" jsonb NOT NULL,
	"next_step_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"licence_id" uuid,
	"provider" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"product_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"locale" text NOT NULL,
	"source" text,
	"referral_code" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ref" text,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"licence_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"said" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"next_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_looks" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"views" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "allowances" DROP CONSTRAINT "allowances_person_id_resource_accounting_type_pk";--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "licence_id" uuid;--> statement-breakpoint
ALTER TABLE "allowances" ADD COLUMN "filled_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "product_code" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "is_api" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "png_size_px" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_looks" ADD CONSTRAINT "upload_looks_upload_id_uploaded_icons_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploaded_icons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_invitations" ADD CONSTRAINT "licence_invitations_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_tills_waiting" ON "test_tills" USING btree ("paid_at") WHERE not "test_tills"."is_done";--> statement-breakpoint
CREATE INDEX "test_webhooks_next_attempt" ON "test_webhooks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appsumo_keys_previous" ON "appsumo_keys" USING btree ("previous_key");--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("next_attempt_at") WHERE "billing_events"."applied_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_ref" ON "invoices" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "invoices_person" ON "invoices" USING btree ("person_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "managed_subscriptions_order" ON "managed_subscriptions" USING btree ("provider","order_id");--> statement-breakpoint
CREATE INDEX "managed_subscriptions_next_step" ON "managed_subscriptions" USING btree ("provider","next_step_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("person_id") WHERE "orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "orders_ref" ON "orders" USING btree ("provider","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_ref" ON "subscriptions" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "subscriptions_person" ON "subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_read" ON "subscriptions" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_invitations_email" ON "licence_invitations" USING btree ("licence_id","email");--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_group_id_licences_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licences_group" ON "licences" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_one" UNIQUE NULLS NOT DISTINCT("person_id","licence_id","resource","accounting_type");