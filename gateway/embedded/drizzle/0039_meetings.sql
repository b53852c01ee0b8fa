CREATE TABLE "meeting" (
	"id" integer PRIMARY KEY NOT NULL,
	"buyer_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"product_id" integer,
	"topic" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"minutes" smallint,
	"place" text NOT NULL,
	"video_url" text,
	"exhibition_id" integer,
	"venue" text,
	"buyer_zone" text,
	"supplier_zone" text,
	"ended_by" text,
	"end_reason" text,
	"uid" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"contact_name" text NOT NULL,
	"company_name" text,
	"email" text NOT NULL,
	"phone" text,
	"country_id" text,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_slot" (
	"meeting_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "meeting_slot_meeting_id_position_pk" PRIMARY KEY("meeting_id","position")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "meeting_id" integer;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_id_conversation_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_slot" ADD CONSTRAINT "meeting_slot_meeting_id_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_buyer_id_starts_at_index" ON "meeting" USING btree ("buyer_id","starts_at");--> statement-breakpoint
CREATE INDEX "meeting_supplier_id_starts_at_index" ON "meeting" USING btree ("supplier_id","starts_at");