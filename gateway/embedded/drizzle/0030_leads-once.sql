CREATE TABLE "lead_scan" (
	"supplier_id" integer NOT NULL,
	"id" text NOT NULL,
	"exhibition_id" integer NOT NULL,
	"badge_no" text NOT NULL,
	"stand" text NOT NULL,
	"note" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_scan_supplier_id_id_pk" PRIMARY KEY("supplier_id","id")
);
--> statement-breakpoint
INSERT INTO "lead_scan" ("supplier_id", "id", "exhibition_id", "badge_no", "stand", "note", "noted_at", "scanned_at", "received_at")
SELECT "supplier_id", "id", "exhibition_id", "badge_no", "stand", "note", "noted_at", "scanned_at", "received_at" FROM "lead";--> statement-breakpoint
CREATE TEMPORARY TABLE "lead_once" ON COMMIT DROP AS
SELECT DISTINCT ON ("supplier_id", "exhibition_id", "badge_no") "supplier_id", "id",
	first_value("email") OVER (PARTITION BY "supplier_id", "exhibition_id", "badge_no" ORDER BY "email" IS NULL, "received_at" DESC) AS "email"
FROM "lead" ORDER BY "supplier_id", "exhibition_id", "badge_no", "received_at" DESC, "id";--> statement-breakpoint
DELETE FROM "lead" l WHERE NOT EXISTS (SELECT FROM "lead_once" o WHERE o."supplier_id" = l."supplier_id" AND o."id" = l."id");--> statement-breakpoint
UPDATE "lead" l SET "email" = o."email" FROM "lead_once" o WHERE o."supplier_id" = l."supplier_id" AND o."id" = l."id";--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_supplier_id_id_pk";--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_supplier_id_exhibition_id_badge_no_pk" PRIMARY KEY("supplier_id","exhibition_id","badge_no");--> statement-breakpoint
ALTER TABLE "lead_scan" ADD CONSTRAINT "lead_scan_lead_fk" FOREIGN KEY ("supplier_id","exhibition_id","badge_no") REFERENCES "public"."lead"("supplier_id","exhibition_id","badge_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_scan_supplier_id_exhibition_id_badge_no_index" ON "lead_scan" USING btree ("supplier_id","exhibition_id","badge_no");--> statement-breakpoint
ALTER TABLE "lead" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "lead" DROP COLUMN "stand";--> statement-breakpoint
ALTER TABLE "lead" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "lead" DROP COLUMN "noted_at";--> statement-breakpoint
ALTER TABLE "lead" DROP COLUMN "scanned_at";--> statement-breakpoint
ALTER TABLE "lead" DROP COLUMN "received_at";
