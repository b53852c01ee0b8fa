CREATE TABLE "exhibitor" (
	"exhibition_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	CONSTRAINT "exhibitor_exhibition_id_supplier_id_pk" PRIMARY KEY("exhibition_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "product_title" (
	"lang" text NOT NULL,
	"title_id" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "product_title_lang_title_id_pk" PRIMARY KEY("lang","title_id")
);
--> statement-breakpoint
INSERT INTO "product_title" SELECT "lang", "product_id", "title" FROM "product_text";--> statement-breakpoint
DROP TABLE "product_text";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "title_id" integer;--> statement-breakpoint
UPDATE "product" SET "title_id" = "id";--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "title_id" SET NOT NULL;--> statement-breakpoint
CREATE VIEW "product_text" AS SELECT t."lang", p."id" AS "product_id", t."title" FROM "product" p JOIN "product_title" t ON t."title_id" = p."title_id";--> statement-breakpoint
CREATE INDEX "exhibitor_supplier_id_index" ON "exhibitor" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "product_title_id_index" ON "product" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "product_offer_updated_at_index" ON "product" USING btree ("offer_updated_at");
