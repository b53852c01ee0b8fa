CREATE TABLE "quotation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"rfq_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"supplier_account_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"minimum_order" integer NOT NULL,
	"shipment_term" text NOT NULL,
	"port" text,
	"payment_term" text,
	"lead_days_from" smallint NOT NULL,
	"lead_days_to" smallint NOT NULL,
	"sample_cost" numeric(12, 3),
	"tooling_cost" numeric(12, 3),
	"valid_until" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quotation_file" (
	"quotation_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "quotation_file_quotation_id_position_pk" PRIMARY KEY("quotation_id","position")
);
--> statement-breakpoint
CREATE TABLE "quotation_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"supplier_id" integer NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_tier" (
	"quotation_id" integer NOT NULL,
	"quantity_from" integer NOT NULL,
	"price" numeric(12, 3) NOT NULL,
	CONSTRAINT "quotation_tier_quotation_id_quantity_from_pk" PRIMARY KEY("quotation_id","quantity_from")
);
--> statement-breakpoint
CREATE TABLE "rfq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rfq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"buyer_id" integer,
	"product_name" text NOT NULL,
	"category_id" integer,
	"product_id" integer,
	"variant_id" integer,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"target_price" numeric(12, 3),
	"currency" text NOT NULL,
	"shipment_term" text,
	"payment_term" text,
	"destination_id" text,
	"needed_on" date,
	"description" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_on" date NOT NULL,
	"source" smallint,
	"exhibition_id" integer,
	"contact_name" text NOT NULL,
	"company_name" text,
	"email" text NOT NULL,
	"phone" text,
	"country_id" text,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rfq_file" (
	"rfq_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "rfq_file_rfq_id_position_pk" PRIMARY KEY("rfq_id","position")
);
--> statement-breakpoint
CREATE TABLE "rfq_supplier" (
	"rfq_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"is_chosen" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rfq_supplier_rfq_id_supplier_id_pk" PRIMARY KEY("rfq_id","supplier_id")
);
--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_rfq_supplier_fk" FOREIGN KEY ("rfq_id","supplier_id") REFERENCES "public"."rfq_supplier"("rfq_id","supplier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_file" ADD CONSTRAINT "quotation_file_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_file" ADD CONSTRAINT "quotation_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_tier" ADD CONSTRAINT "quotation_tier_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_file" ADD CONSTRAINT "rfq_file_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_file" ADD CONSTRAINT "rfq_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_supplier" ADD CONSTRAINT "rfq_supplier_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_supplier" ADD CONSTRAINT "rfq_supplier_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_rfq_id_supplier_id_version_index" ON "quotation" USING btree ("rfq_id","supplier_id","version");--> statement-breakpoint
CREATE INDEX "quotation_supplier_id_created_at_index" ON "quotation" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "quotation_file_file_id_index" ON "quotation_file" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_template_supplier_id_name_index" ON "quotation_template" USING btree ("supplier_id","name");--> statement-breakpoint
CREATE INDEX "rfq_buyer_id_created_at_index" ON "rfq" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "rfq_category_id_created_at_index" ON "rfq" USING btree ("category_id","created_at");--> statement-breakpoint
CREATE INDEX "rfq_state_expires_on_index" ON "rfq" USING btree ("state","expires_on");--> statement-breakpoint
CREATE INDEX "rfq_file_file_id_index" ON "rfq_file" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rfq_supplier_conversation_id_index" ON "rfq_supplier" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "rfq_supplier_supplier_id_created_at_index" ON "rfq_supplier" USING btree ("supplier_id","created_at");