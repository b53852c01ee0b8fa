ALTER TABLE "mail" ADD COLUMN "badge" jsonb;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "badge_sent_at" timestamp (3) with time zone;