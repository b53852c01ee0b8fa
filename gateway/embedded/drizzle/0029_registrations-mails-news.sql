CREATE TABLE "exhibition_news" (
	"exhibition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"published_on" date NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"own_title" jsonb,
	"own_body" jsonb,
	"external_key" text,
	CONSTRAINT "exhibition_news_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number")
);
--> statement-breakpoint
ALTER TABLE "exhibitor_contact" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor_contact" ALTER COLUMN "job_title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "badge" jsonb;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "recommend_site" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "sibling_exhibition_id" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "hidden_exhibition_id" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "badge_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_account" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_news_exhibition_id_external_key_index" ON "exhibition_news" USING btree ("exhibition_id","external_key");