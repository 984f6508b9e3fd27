CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"source" text NOT NULL,
	"brand" text NOT NULL,
	"news" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "alert_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"source" text NOT NULL,
	"brand" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"price" integer,
	"price_before" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_rhythms" (
	"chosen_by" text NOT NULL,
	"source" text NOT NULL,
	"rhythm" text NOT NULL,
	CONSTRAINT "alert_rhythms_chosen_by_source_pk" PRIMARY KEY("chosen_by","source")
);
--> statement-breakpoint
CREATE TABLE "search_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"search_name" text NOT NULL,
	"parameters" json NOT NULL,
	"fingerprint" text NOT NULL,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alert_messages_created" ON "alert_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_news_once" ON "alert_news" USING btree ("recipient","listing_id","kind","day");--> statement-breakpoint
CREATE INDEX "alert_news_due" ON "alert_news" USING btree ("due_at") WHERE "alert_news"."collected_at" is null;--> statement-breakpoint
CREATE INDEX "alert_news_created" ON "alert_news" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "search_subscriptions_once" ON "search_subscriptions" USING btree ("email","brand","fingerprint");