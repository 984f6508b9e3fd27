CREATE TABLE "dealer_staff" (
	"email" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dealer_staff_email_owner_id_pk" PRIMARY KEY("email","owner_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dealer_staff" ADD CONSTRAINT "dealer_staff_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dealer_staff_owner" ON "dealer_staff" USING btree ("owner_id");