CREATE TABLE "idempotency_key" (
	"key" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"exhibition_id" integer NOT NULL,
	"badge_no" text NOT NULL,
	"email" text NOT NULL,
	"contact_name" text NOT NULL,
	"company_name" text NOT NULL,
	"company_website" text,
	"country_id" text NOT NULL,
	"dialing_code" text,
	"mobile" text,
	"job_title" text,
	"business_types" text[] NOT NULL,
	"purposes" text[] NOT NULL,
	"tag_codes" text[] NOT NULL,
	"product_name" text NOT NULL,
	"industry" text,
	"source" smallint NOT NULL,
	"tracking_source" text,
	"ad_click_id" text,
	"related_exhibition_id" integer,
	"site_id" text NOT NULL,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"buyer_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_exhibitionId_badgeNo_unique" UNIQUE("exhibition_id","badge_no")
);
--> statement-breakpoint
ALTER TABLE "ticket" DROP CONSTRAINT "ticket_idempotencyKey_unique";--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at_index" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_person_index" ON "registration" USING btree ("exhibition_id",lower("email"));--> statement-breakpoint
CREATE INDEX "registration_email_index" ON "registration" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "registration_buyer_id_index" ON "registration" USING btree ("buyer_id");--> statement-breakpoint
ALTER TABLE "ticket" DROP COLUMN "idempotency_key";