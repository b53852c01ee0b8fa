CREATE TABLE "enquiry_reminder" (
	"enquiry_id" integer PRIMARY KEY NOT NULL,
	"operator_name" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"lang" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"operator_id" integer NOT NULL,
	"origin" text DEFAULT 'login' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "supplier_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"supplier_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"token_hash" text NOT NULL,
	"operator_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ticket_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"ticket_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "operator_id" integer;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "ticket" SET "conversation_id" = nextval(pg_get_serial_sequence('conversation', 'id')), "changed_at" = "created_at";--> statement-breakpoint
INSERT INTO "conversation" ("id", "kind", "created_at", "changed_at") OVERRIDING SYSTEM VALUE SELECT "conversation_id", 'ticket', "created_at", "created_at" FROM "ticket";--> statement-breakpoint
INSERT INTO "conversation_message" ("conversation_id", "author", "author_name", "body", "lang", "created_at") SELECT "conversation_id", 'guest', "name", "message", "lang", "created_at" FROM "ticket" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "ticket" ALTER COLUMN "conversation_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_reminder" ADD CONSTRAINT "enquiry_reminder_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_link" ADD CONSTRAINT "ticket_link_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_note" ADD CONSTRAINT "ticket_note_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_email_index" ON "operator" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "operator_session_operator_id_index" ON "operator_session" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_session_expires_at_index" ON "operator_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_invitation_email_index" ON "supplier_invitation" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "supplier_invitation_expires_at_index" ON "supplier_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_link_ticket_id_index" ON "ticket_link" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_link_expires_at_index" ON "ticket_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_note_ticket_id_id_index" ON "ticket_note" USING btree ("ticket_id","id");--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_conversation_id_index" ON "ticket" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "ticket_state_id_index" ON "ticket" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "ticket_changed_at_index" ON "ticket" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "ticket" DROP COLUMN "message";