CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" bigint NOT NULL,
	"vehicle" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"brand" text NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "listing_reports_created" ON "listing_reports" USING btree ("closed_at","created_at");