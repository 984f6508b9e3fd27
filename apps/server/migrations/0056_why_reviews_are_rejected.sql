ALTER TABLE "dealer_reviews" ADD COLUMN "rejected_because" text;--> statement-breakpoint
ALTER TABLE "model_reviews" ADD COLUMN "rejected_because" text;