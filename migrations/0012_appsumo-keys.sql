CREATE TABLE "appsumo_keys" (
	"key" uuid PRIMARY KEY NOT NULL,
	"previous_key" uuid NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appsumo_keys_previous" ON "appsumo_keys" USING btree ("previous_key");