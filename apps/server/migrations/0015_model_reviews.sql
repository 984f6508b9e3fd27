CREATE TABLE "model_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"keeper" text,
	"model_code" text NOT NULL,
	"year" integer NOT NULL,
	"author_name" text NOT NULL,
	"relation" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"ratings" json NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_safety" (
	"model_code" text NOT NULL,
	"year" integer NOT NULL,
	"facts" json NOT NULL,
	"source" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_safety_model_code_year_source_pk" PRIMARY KEY("model_code","year","source")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"keeper" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_keeper_pk" PRIMARY KEY("review_id","keeper")
);
--> statement-breakpoint
CREATE TABLE "trims_feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_code" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_model_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."model_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_reviews_keeper" ON "model_reviews" USING btree ("keeper","model_code","year");--> statement-breakpoint
CREATE INDEX "model_reviews_model" ON "model_reviews" USING btree ("model_code","state","written_at");