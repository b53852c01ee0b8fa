CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"code" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"code" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY NOT NULL,
	"site_id" text,
	"code" text NOT NULL,
	"jump_type" text NOT NULL,
	"jump_value" text NOT NULL,
	"picture" text,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibition" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"site_id" text NOT NULL,
	"country_id" text NOT NULL,
	"city" text NOT NULL,
	"venue" text NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"recommended" boolean NOT NULL,
	"picture" text,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phrase" (
	"lang" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "phrase_lang_kind_code_pk" PRIMARY KEY("lang","kind","code")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" text PRIMARY KEY NOT NULL,
	"dialing_code" text NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" text PRIMARY KEY NOT NULL,
	"abbreviation" text NOT NULL,
	"country_id" text,
	"english_name" text NOT NULL,
	"local_name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"unit" text,
	"literal" boolean NOT NULL,
	CONSTRAINT "attribute_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	CONSTRAINT "picture_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "price_step" (
	"product_id" integer NOT NULL,
	"quantity_from" integer NOT NULL,
	"price" numeric(12, 3) NOT NULL,
	CONSTRAINT "price_step_product_id_quantity_from_pk" PRIMARY KEY("product_id","quantity_from")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"supplier_id" integer NOT NULL,
	"category1_id" integer NOT NULL,
	"category2_id" integer NOT NULL,
	"country_id" text NOT NULL,
	"english_name" text NOT NULL,
	"type" text NOT NULL,
	"line" smallint NOT NULL,
	"colour" text NOT NULL,
	"hs_code" text NOT NULL,
	"unit" text NOT NULL,
	"port" text NOT NULL,
	"minimum_order" integer NOT NULL,
	"lead_days_from" smallint NOT NULL,
	"lead_days_to" smallint NOT NULL,
	"weight_kg" double precision NOT NULL,
	"certificates" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"paragraphs" text[] NOT NULL,
	"verified" boolean NOT NULL,
	"rating" real NOT NULL,
	"review_count" integer NOT NULL,
	"quality" real NOT NULL,
	"listed_on" date NOT NULL,
	"currency" text NOT NULL,
	"price_from" numeric(12, 3) NOT NULL,
	"price_to" numeric(12, 3) NOT NULL,
	"stock" integer NOT NULL,
	"offer_updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"lang" text NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "product_text_lang_product_id_pk" PRIMARY KEY("lang","product_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"score" smallint NOT NULL,
	"text" text NOT NULL,
	"buyer" text NOT NULL,
	"country_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"written_on" date NOT NULL,
	CONSTRAINT "review_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"supplier_id" integer NOT NULL,
	"code" text NOT NULL,
	"firm" boolean NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "certificate_supplier_id_code_pk" PRIMARY KEY("supplier_id","code")
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category1_id" integer NOT NULL,
	"country_id" text NOT NULL,
	"city" text NOT NULL,
	"port" text NOT NULL,
	"business_type" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"founded_year" smallint NOT NULL,
	"joined_on" date NOT NULL,
	"staff" text NOT NULL,
	"factory_area_square_metres" integer,
	"export_percent" smallint NOT NULL,
	"markets" text[] NOT NULL,
	"answer_percent" smallint NOT NULL,
	"answer_hours" real NOT NULL,
	"rating" real NOT NULL,
	"review_count" integer NOT NULL,
	"verified" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"supplier_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"item" text NOT NULL,
	"finding" text NOT NULL,
	"checked_on" date NOT NULL,
	"inspector" text NOT NULL,
	CONSTRAINT "verification_supplier_id_position_pk" PRIMARY KEY("supplier_id","position")
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"site_id" text NOT NULL,
	"lang" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translation_site_id_lang_key_pk" PRIMARY KEY("site_id","lang","key")
);
--> statement-breakpoint
CREATE TABLE "translation_version" (
	"site_id" text NOT NULL,
	"lang" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "translation_version_site_id_lang_pk" PRIMARY KEY("site_id","lang")
);
--> statement-breakpoint
CREATE INDEX "category_parent_id_index" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "tag_category_id_index" ON "tag" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "exhibition_opens_on_index" ON "exhibition" USING btree ("opens_on");--> statement-breakpoint
CREATE INDEX "product_supplier_id_index" ON "product" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "product_category2_id_index" ON "product" USING btree ("category2_id");--> statement-breakpoint
CREATE INDEX "product_type_index" ON "product" USING btree ("type");--> statement-breakpoint
CREATE INDEX "supplier_country_id_index" ON "supplier" USING btree ("country_id");