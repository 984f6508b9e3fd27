CREATE SEQUENCE "public"."listing_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."owner_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"mapping" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"rows" integer NOT NULL,
	"refused" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_dealers" (
	"run_id" uuid NOT NULL,
	"owner_id" bigint NOT NULL,
	"stock" integer NOT NULL,
	"removals" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_change" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"vin" text NOT NULL,
	"status" text NOT NULL,
	"data" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" bigint PRIMARY KEY NOT NULL,
	"dealer_code" text,
	"data" json NOT NULL,
	CONSTRAINT "owners_dealer_code_unique" UNIQUE("dealer_code")
);
--> statement-breakpoint
ALTER TABLE "held_dealers" ADD CONSTRAINT "held_dealers_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_dealers" ADD CONSTRAINT "held_dealers_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_dealers_run" ON "held_dealers" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_active_vin" ON "listings" USING btree ("owner_id","vin") WHERE "listings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "listings_vin" ON "listings" USING btree ("vin");