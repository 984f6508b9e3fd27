ALTER TABLE "search_subscriptions" ADD COLUMN "vin" text;--> statement-breakpoint
ALTER TABLE "search_subscriptions" ADD COLUMN "is_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_subscriptions_vin" ON "search_subscriptions" USING btree ("vin") WHERE "search_subscriptions"."vin" is not null;