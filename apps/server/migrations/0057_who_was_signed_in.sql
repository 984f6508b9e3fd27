ALTER TABLE "leads" ADD COLUMN "person_id" text;--> statement-breakpoint
CREATE INDEX "leads_mailbox" ON "leads" USING btree (regexp_replace(email, '^([^+@]*)[+][^@]*@', '\1@'),"created_at");--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("person_id","created_at");