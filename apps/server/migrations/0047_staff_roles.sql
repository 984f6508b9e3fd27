ALTER TABLE "dealer_staff" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_staff" ADD COLUMN "role" text DEFAULT 'manager' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_staff" ADD COLUMN "mails" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_staff" ADD COLUMN "came_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "dealer_staff_id" ON "dealer_staff" USING btree ("id");