DROP INDEX "alert_news_once";--> statement-breakpoint
CREATE INDEX "alert_news_same" ON "alert_news" USING btree ("recipient","listing_id","kind","day");