CREATE TABLE "ad_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"large" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"sent_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_pictures_sent" UNIQUE("ad_id","sent_hash")
);
--> statement-breakpoint
CREATE TABLE "offer_answers" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"amount" integer,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_ads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"brand" text NOT NULL,
	"vin" text NOT NULL,
	"status" text NOT NULL,
	"facts" json NOT NULL,
	"listing_id" bigint,
	"owner_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removal_reason" text,
	"published_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"lowered_at" timestamp with time zone,
	"lowering_asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ad_pictures" ADD CONSTRAINT "ad_pictures_ad_id_private_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."private_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_ads" ADD CONSTRAINT "private_ads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_pictures_ad" ON "ad_pictures" USING btree ("ad_id","place");--> statement-breakpoint
CREATE INDEX "private_ads_person" ON "private_ads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "private_ads_owner" ON "private_ads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "private_ads_live" ON "private_ads" USING btree ("status","confirmed_at");