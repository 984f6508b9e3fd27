CREATE TABLE "shopper_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopper_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"page" text,
	"listing_id" bigint,
	"detail" text,
	"tile_click" text,
	"scroll_y" integer,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "shopper_events_at" ON "shopper_events" USING btree ("at");