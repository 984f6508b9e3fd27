CREATE TABLE "seen_cars" (
	"keeper" text NOT NULL,
	"vin" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_cars_keeper_vin_pk" PRIMARY KEY("keeper","vin")
);
