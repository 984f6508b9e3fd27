DROP INDEX "listings_model";--> statement-breakpoint
CREATE INDEX "listings_of_model" ON "listings" USING btree (("data" ->> 'modelCode'),"id");