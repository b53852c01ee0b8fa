ALTER TABLE "registration" ADD COLUMN "recommend_site" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "sibling_exhibition_id" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "hidden_exhibition_id" integer;