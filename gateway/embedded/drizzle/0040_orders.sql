CREATE TABLE "order_line" (
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"sku" text,
	"name" text NOT NULL,
	"english_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"price" numeric(12, 3) NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "trade_order" (
	"id" integer PRIMARY KEY NOT NULL,
	"buyer_id" integer,
	"supplier_id" integer NOT NULL,
	"quotation_id" integer,
	"state" text DEFAULT 'placed' NOT NULL,
	"currency" text NOT NULL,
	"shipment_term" text,
	"port" text,
	"payment_term" text,
	"lead_days_from" smallint NOT NULL,
	"lead_days_to" smallint NOT NULL,
	"valid_until" date,
	"contact_name" text NOT NULL,
	"company_name" text,
	"email" text NOT NULL,
	"phone" text,
	"destination_id" text NOT NULL,
	"address" text NOT NULL,
	"needed_on" date,
	"from_stock" boolean NOT NULL,
	"stock_taken" boolean DEFAULT false NOT NULL,
	"reason" text,
	"carrier" text,
	"tracking_no" text,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "order_state" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_id_conversation_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_product_id_index" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "trade_order_buyer_id_created_at_index" ON "trade_order" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "trade_order_supplier_id_created_at_index" ON "trade_order" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_of_quotation" ON "trade_order" USING btree ("quotation_id") WHERE state not in ('refused', 'cancelled');