CREATE TABLE "compared_cars" (
	"keeper" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "compared_cars_keeper_listing_id_pk" PRIMARY KEY("keeper","listing_id")
);
