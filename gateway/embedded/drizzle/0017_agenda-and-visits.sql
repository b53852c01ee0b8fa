CREATE TABLE "agenda_session" (
	"exhibition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"hall" text,
	"place" text NOT NULL,
	"language" text NOT NULL,
	"speakers" text[] NOT NULL,
	CONSTRAINT "agenda_session_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_follow" (
	"buyer_id" integer NOT NULL,
	"exhibitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exhibitor_follow_buyer_id_exhibitor_id_pk" PRIMARY KEY("buyer_id","exhibitor_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_visit" (
	"buyer_id" integer NOT NULL,
	"exhibitor_id" text NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exhibitor_visit_buyer_id_exhibitor_id_pk" PRIMARY KEY("buyer_id","exhibitor_id")
);
--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor_follow" ADD CONSTRAINT "exhibitor_follow_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_visit" ADD CONSTRAINT "exhibitor_visit_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_follow_buyer_id_created_at_index" ON "exhibitor_follow" USING btree ("buyer_id","created_at");