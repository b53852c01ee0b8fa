CREATE TABLE "enquiry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"conversation_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"about" text NOT NULL,
	"exhibition_id" integer,
	"contact_name" text NOT NULL,
	"company_name" text,
	"email" text NOT NULL,
	"phone" text,
	"country_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry_line" (
	"enquiry_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"price" numeric(12, 3) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "enquiry_line_enquiry_id_position_pk" PRIMARY KEY("enquiry_id","position")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"digest" text,
	"width" smallint,
	"height" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"message_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"file_id" text NOT NULL,
	"conversation_id" integer NOT NULL,
	CONSTRAINT "message_file_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"kind" text NOT NULL,
	"buyer_id" integer,
	"supplier_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_reader" (
	"conversation_id" integer NOT NULL,
	"party" text NOT NULL,
	"read_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_reader_conversation_id_party_pk" PRIMARY KEY("conversation_id","party")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_line" ADD CONSTRAINT "enquiry_line_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_conversation_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reader" ADD CONSTRAINT "conversation_reader_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_conversation_id_index" ON "enquiry" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "enquiry_buyer_id_created_at_index" ON "enquiry" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_supplier_id_created_at_index" ON "enquiry" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_state_created_at_index" ON "enquiry" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_line_product_id_index" ON "enquiry_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "file_owner_owner_id_index" ON "file" USING btree ("owner","owner_id");--> statement-breakpoint
CREATE INDEX "file_created_at_index" ON "file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_file_file_id_index" ON "message_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "conversation_buyer_id_changed_at_index" ON "conversation" USING btree ("buyer_id","changed_at");--> statement-breakpoint
CREATE INDEX "conversation_supplier_id_changed_at_index" ON "conversation" USING btree ("supplier_id","changed_at");--> statement-breakpoint
CREATE INDEX "conversation_message_conversation_id_id_index" ON "conversation_message" USING btree ("conversation_id","id");