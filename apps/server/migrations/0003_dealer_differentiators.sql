CREATE TABLE "dealer_differentiators" (
	"owner_id" bigint NOT NULL,
	"listing_type" text NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "dealer_differentiators_owner_id_listing_type_pk" PRIMARY KEY("owner_id","listing_type")
);
--> statement-breakpoint
ALTER TABLE "dealer_differentiators" ADD CONSTRAINT "dealer_differentiators_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;