CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"session_id" text,
	"brand" text NOT NULL,
	"pixall_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_browser" ON "push_devices" USING btree ("visitor_id","pixall_id");--> statement-breakpoint
CREATE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");