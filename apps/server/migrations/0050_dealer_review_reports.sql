CREATE TABLE "dealer_review_reports" (
	"review_id" uuid NOT NULL,
	"keeper" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dealer_review_reports_review_id_keeper_pk" PRIMARY KEY("review_id","keeper")
);
--> statement-breakpoint
ALTER TABLE "dealer_review_reports" ADD CONSTRAINT "dealer_review_reports_review_id_dealer_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."dealer_reviews"("id") ON DELETE cascade ON UPDATE no action;