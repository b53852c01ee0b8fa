CREATE SEQUENCE "public"."own_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "own_text" (
	"product_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"attributes" jsonb,
	CONSTRAINT "own_text_product_id_lang_pk" PRIMARY KEY("product_id","lang")
);
--> statement-breakpoint
DROP INDEX "product_offer_updated_at_index";--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "weight_kg" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "issuer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "valid_to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ALTER COLUMN "answer_percent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ALTER COLUMN "answer_hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "introduction" jsonb;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "external_key" text;--> statement-breakpoint
CREATE INDEX "product_updated_at_index" ON "product" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_external_key_index" ON "product" USING btree ("external_key");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_external_key_index" ON "supplier" USING btree ("external_key");