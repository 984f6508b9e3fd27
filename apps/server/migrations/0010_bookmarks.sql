CREATE TABLE "search_bookmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"keeper" text NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"search_name" text NOT NULL,
	"parameters" json NOT NULL,
	"position" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"executed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_bookmarks_keeper" ON "search_bookmarks" USING btree ("keeper","position");