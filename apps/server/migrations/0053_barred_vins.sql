CREATE TABLE "barred_vins" (
	"vin" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"barred_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_ads" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
INSERT INTO "barred_vins" ("vin", "reason") SELECT DISTINCT ON ("vin") "vin", coalesce("removal_reason", '') FROM "private_ads" WHERE "status" = 'removed';
