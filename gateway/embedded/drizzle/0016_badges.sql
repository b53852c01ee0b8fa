-- Only demo data have badges until now. They come again with the next start.
DELETE FROM "badge";--> statement-breakpoint
CREATE TABLE "badge_key" (
	"id" text PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"d" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "buyer_id" integer;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "valid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "valid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badge_buyer_id_index" ON "badge" USING btree ("buyer_id");--> statement-breakpoint
ALTER TABLE "badge" DROP COLUMN "issued_on";--> statement-breakpoint
ALTER TABLE "badge" DROP COLUMN "withdrawn_on";--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_link_unique" UNIQUE("link");