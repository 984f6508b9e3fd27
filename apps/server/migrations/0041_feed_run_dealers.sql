CREATE TABLE "feed_run_dealers" (
	"run_id" uuid NOT NULL,
	"owner_id" bigint NOT NULL,
	"rows" integer NOT NULL,
	"refused" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	CONSTRAINT "feed_run_dealers_owner_id_run_id_pk" PRIMARY KEY("owner_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "feed_run_dealers" ADD CONSTRAINT "feed_run_dealers_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_run_dealers" ADD CONSTRAINT "feed_run_dealers_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_run_dealers_run" ON "feed_run_dealers" USING btree ("run_id");