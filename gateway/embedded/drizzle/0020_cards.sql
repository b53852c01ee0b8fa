CREATE TABLE "business_card" (
	"buyer_id" integer PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"job_title" text,
	"email" text,
	"phone" text,
	"country_id" text,
	"website" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_card_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "card_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"buyer_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"exhibition_id" integer NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "card_request_buyerId_supplierId_exhibitionId_unique" UNIQUE("buyer_id","supplier_id","exhibition_id")
);
--> statement-breakpoint
CREATE TABLE "card_share" (
	"buyer_id" integer NOT NULL,
	"id" text NOT NULL,
	"fields" text[] NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_share_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"buyer_id" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" integer,
	"supplier_id" integer,
	"content" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_card_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_contact" (
	"exhibition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"job_title" text NOT NULL,
	"email" text,
	"phone" text,
	CONSTRAINT "exhibitor_contact_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number")
);
--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_request" ADD CONSTRAINT "card_request_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_share" ADD CONSTRAINT "card_share_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_owner_id_buyer_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."buyer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_request_supplier_id_index" ON "card_request" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "saved_card_owner_id_id_index" ON "saved_card" USING btree ("owner_id","id");