CREATE TABLE "event_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"events" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "event_batches_first_id_unique" UNIQUE("first_id"),
	CONSTRAINT "event_batches_last_id_unique" UNIQUE("last_id")
);
--> statement-breakpoint
CREATE INDEX "event_batches_unsent" ON "event_batches" USING btree ("created_at") WHERE "event_batches"."sent_at" is null;