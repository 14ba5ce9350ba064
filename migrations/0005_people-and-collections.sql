CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "once_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"person_id" uuid,
	"payload" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"name" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"is_abuser" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "collection_icons" (
	"collection_id" uuid NOT NULL,
	"icon_id" text NOT NULL,
	"position" double precision NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_icons_collection_id_icon_id_pk" PRIMARY KEY("collection_id","icon_id")
);
--> statement-breakpoint
CREATE TABLE "collection_owners" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"last_used_id" uuid
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"api_code" text NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text DEFAULT 'custom' NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"access" text DEFAULT 'private' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_api_code_unique" UNIQUE("api_code")
);
--> statement-breakpoint
CREATE TABLE "uploaded_icons" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"svg" text NOT NULL,
	"is_color" boolean NOT NULL,
	"is_animated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"person_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"accounting_type" text NOT NULL,
	"usages_left" integer NOT NULL,
	"allow_overusage" boolean DEFAULT false NOT NULL,
	"is_unlimited" boolean DEFAULT false NOT NULL,
	"overused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allowances_person_id_resource_accounting_type_pk" PRIMARY KEY("person_id","resource","accounting_type")
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"is_obsolete" boolean DEFAULT false NOT NULL,
	"is_group" boolean DEFAULT false NOT NULL,
	"is_group_owner" boolean DEFAULT false NOT NULL,
	"source" text,
	"order_provider" text,
	"allow_update_products" boolean DEFAULT false NOT NULL,
	"allow_update_members_limit" boolean DEFAULT false NOT NULL,
	"is_site_default" boolean DEFAULT false NOT NULL,
	"is_setup_finished" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paid_downloads" (
	"person_id" uuid NOT NULL,
	"resource" text DEFAULT 'icon' NOT NULL,
	"icon_id" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_downloads_person_id_resource_icon_id_pk" PRIMARY KEY("person_id","resource","icon_id")
);
--> statement-breakpoint
ALTER TABLE "search_history" ADD COLUMN "person_id" uuid GENERATED ALWAYS AS (case when owner like 'user:%' then substr(owner, 6)::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "once_tokens" ADD CONSTRAINT "once_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_icons" ADD CONSTRAINT "collection_icons_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_owners" ADD CONSTRAINT "collection_owners_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_owners" ADD CONSTRAINT "collection_owners_last_used_id_collections_id_fk" FOREIGN KEY ("last_used_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_icons" ADD CONSTRAINT "uploaded_icons_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_downloads" ADD CONSTRAINT "paid_downloads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_person" ON "identities" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "once_tokens_expires_at" ON "once_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "people_deleted_at" ON "people" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "collection_icons_order" ON "collection_icons" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "collection_icons_icon" ON "collection_icons" USING btree ("icon_id");--> statement-breakpoint
CREATE INDEX "collections_person" ON "collections" USING btree ("person_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_made" ON "collections" USING btree ("person_id","kind") WHERE "collections"."kind" <> 'custom';--> statement-breakpoint
CREATE INDEX "uploaded_icons_person" ON "uploaded_icons" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "licences_person" ON "licences" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_history_person" ON "search_history" USING btree ("person_id");