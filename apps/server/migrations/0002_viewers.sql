CREATE TABLE "interest_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"vins" json NOT NULL,
	"consumer_id" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"vin" text NOT NULL,
	"viewer" text NOT NULL,
	"brand" text NOT NULL,
	"viewed_on" date NOT NULL,
	CONSTRAINT "listing_views_vin_viewer_brand_viewed_on_pk" PRIMARY KEY("vin","viewer","brand","viewed_on")
);
--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("viewed_on");