CREATE TABLE "search_webhooks" (
	"bookmark_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_outcome" text,
	"last_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "search_webhooks" ADD CONSTRAINT "search_webhooks_bookmark_id_search_bookmarks_id_fk" FOREIGN KEY ("bookmark_id") REFERENCES "public"."search_bookmarks"("id") ON DELETE cascade ON UPDATE no action;