ALTER TABLE "file" ADD COLUMN "credential_hash" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "credential_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "file_credential_hash_index" ON "file" USING btree ("credential_hash");