CREATE TABLE "conversation_block" (
	"buyer_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"party" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_block_buyer_id_supplier_id_party_pk" PRIMARY KEY("buyer_id","supplier_id","party")
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "reported_conversation_id" integer;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "report_reason" text;--> statement-breakpoint
ALTER TABLE "conversation_block" ADD CONSTRAINT "conversation_block_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_reported_conversation_id_conversation_id_fk" FOREIGN KEY ("reported_conversation_id") REFERENCES "public"."conversation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_reported_conversation_id_index" ON "ticket" USING btree ("reported_conversation_id");