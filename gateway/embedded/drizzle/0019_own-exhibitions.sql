CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organiser" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organiser_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "organiser_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organiser_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"organiser_id" integer NOT NULL,
	"origin" text DEFAULT 'login' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organiser_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "pre_show_from" date;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "post_show_until" date;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "own_name" jsonb;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "own_city" jsonb;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "own_venue" jsonb;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "organiser_id" integer;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "organiser_session" ADD CONSTRAINT "organiser_session_organiser_id_organiser_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organiser"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_created_at_index" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "organiser_email_index" ON "organiser" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "organiser_session_organiser_id_index" ON "organiser_session" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "organiser_session_expires_at_index" ON "organiser_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "exhibition_organiser_id_index" ON "exhibition" USING btree ("organiser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_external_key_index" ON "exhibition" USING btree ("external_key");--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_exhibition_id_external_key_index" ON "exhibitor" USING btree ("exhibition_id","external_key");