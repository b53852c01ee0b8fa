ALTER TABLE "agenda_session" ADD COLUMN "own_title" jsonb;--> statement-breakpoint
ALTER TABLE "agenda_session" ADD COLUMN "own_place" jsonb;--> statement-breakpoint
ALTER TABLE "agenda_session" ADD COLUMN "external_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_session_exhibition_id_external_key_index" ON "agenda_session" USING btree ("exhibition_id","external_key");