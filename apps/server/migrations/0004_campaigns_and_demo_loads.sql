CREATE TABLE "campaigns" (
	"code" text PRIMARY KEY NOT NULL,
	"data" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_loads" (
	"seed" integer PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL,
	"today" text NOT NULL,
	"last_owner_id" bigint,
	"finished_at" timestamp with time zone
);
