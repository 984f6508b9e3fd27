CREATE TABLE "private_sellers" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_sellers" ADD CONSTRAINT "private_sellers_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_sellers_source" ON "private_sellers" USING btree ("source");