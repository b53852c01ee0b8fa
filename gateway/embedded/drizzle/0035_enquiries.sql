ALTER TABLE "buyer" ADD COLUMN "messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe" text;