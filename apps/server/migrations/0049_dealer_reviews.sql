CREATE TABLE "dealer_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"keeper" text,
	"owner_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"car" text NOT NULL,
	"visit" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"overall" integer NOT NULL,
	"service" integer,
	"described" integer,
	"pricing" integer,
	"paperwork" integer,
	"was_there" boolean,
	"paid_listed" boolean,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_reviews_keeper" ON "dealer_reviews" USING btree ("keeper","owner_id");--> statement-breakpoint
CREATE INDEX "dealer_reviews_dealer" ON "dealer_reviews" USING btree ("owner_id","state","written_at");--> statement-breakpoint
CREATE INDEX "dealer_reviews_state" ON "dealer_reviews" USING btree ("state","written_at");