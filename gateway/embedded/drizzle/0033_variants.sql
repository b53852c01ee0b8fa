CREATE TABLE "product_option" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "product_option_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_variant" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"sku" text NOT NULL,
	"choices" smallint[] NOT NULL,
	"stock" integer NOT NULL,
	"picture_position" smallint
);
--> statement-breakpoint
CREATE TABLE "variant_price_step" (
	"variant_id" integer NOT NULL,
	"quantity_from" integer NOT NULL,
	"price" numeric(12, 3) NOT NULL,
	CONSTRAINT "variant_price_step_variant_id_quantity_from_pk" PRIMARY KEY("variant_id","quantity_from")
);
--> statement-breakpoint
CREATE INDEX "product_variant_product_id_index" ON "product_variant" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_variant_sku_index" ON "product_variant" USING btree ("sku");