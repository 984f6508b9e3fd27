CREATE TABLE "saved_cars" (
	"keeper" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"price" integer,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_cars_keeper_listing_id_pk" PRIMARY KEY("keeper","listing_id")
);
--> statement-breakpoint
CREATE INDEX "saved_cars_removed" ON "saved_cars" USING btree ("removed_at") WHERE "saved_cars"."removed_at" is not null;