CREATE TABLE "check_in" (
	"exhibition_id" integer NOT NULL,
	"badge_no" text NOT NULL,
	"nonce" text NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_exhibition_id_badge_no_pk" PRIMARY KEY("exhibition_id","badge_no")
);
--> statement-breakpoint
CREATE TABLE "check_in_scan" (
	"exhibition_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"badge_no" text NOT NULL,
	"device_id" text NOT NULL,
	"gate" text NOT NULL,
	"device_time" timestamp (3) with time zone NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_scan_exhibition_id_nonce_pk" PRIMARY KEY("exhibition_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"supplier_id" integer NOT NULL,
	"id" text NOT NULL,
	"exhibition_id" integer NOT NULL,
	"badge_no" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text,
	"stand" text NOT NULL,
	"note" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "shares_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "check_in_exhibition_id_scanned_at_index" ON "check_in" USING btree ("exhibition_id","scanned_at");--> statement-breakpoint
CREATE INDEX "lead_exhibition_id_badge_no_index" ON "lead" USING btree ("exhibition_id","badge_no");