CREATE TABLE "outside_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" json NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_vin";--> statement-breakpoint
CREATE INDEX "listings_vin" ON "listings" USING btree ("vin" text_pattern_ops);