CREATE TABLE "badge" (
	"number" text NOT NULL,
	"exhibition_id" integer NOT NULL,
	"kind" text NOT NULL,
	"company" text NOT NULL,
	"supplier_id" integer,
	"issued_on" date NOT NULL,
	"withdrawn_on" date,
	CONSTRAINT "badge_number_exhibition_id_pk" PRIMARY KEY("number","exhibition_id")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"idempotency_key" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"service_key" text,
	"product_id" integer,
	"quantity" integer,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "certificate_number_index" ON "certificate" USING btree ("number");