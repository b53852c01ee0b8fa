ALTER TABLE "exhibitor" DROP CONSTRAINT "exhibitor_exhibitionId_hall_stand_unique";--> statement-breakpoint
CREATE INDEX "exhibitor_exhibition_id_hall_stand_index" ON "exhibitor" USING btree ("exhibition_id","hall","stand");--> statement-breakpoint
ALTER TABLE "badge" ADD COLUMN "first_number" text;--> statement-breakpoint
WITH RECURSIVE "again" AS (
	SELECT "subject"::integer AS "exhibition_id", split_part("detail", ' for ', 1) AS "number", split_part("detail", ' for ', 2) AS "revoked"
	FROM "audit_log" WHERE "action" = 'badge-issued-again' AND "subject" ~ '^\d{1,9}$'
), "chain" AS (
	SELECT "exhibition_id", "number", "revoked" AS "first" FROM "again" a
	WHERE NOT EXISTS (SELECT FROM "again" o WHERE o."exhibition_id" = a."exhibition_id" AND o."number" = a."revoked")
	UNION ALL
	SELECT a."exhibition_id", a."number", c."first" FROM "again" a
	JOIN "chain" c ON c."exhibition_id" = a."exhibition_id" AND c."number" = a."revoked"
)
UPDATE "badge" b SET "first_number" = c."first" FROM "chain" c
WHERE b."exhibition_id" = c."exhibition_id" AND b."number" = c."number";--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD COLUMN "day" date;--> statement-breakpoint
UPDATE "check_in_scan" s SET "day" = ("scanned_at" AT TIME ZONE coalesce(
	(SELECT "time_zone" FROM "exhibition" e WHERE e."id" = s."exhibition_id"), 'UTC'))::date;--> statement-breakpoint
ALTER TABLE "check_in_scan" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
DELETE FROM "check_in";--> statement-breakpoint
ALTER TABLE "check_in" DROP CONSTRAINT "check_in_exhibition_id_badge_no_pk";--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "day" date NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_exhibition_id_badge_no_day_pk" PRIMARY KEY("exhibition_id","badge_no","day");--> statement-breakpoint
INSERT INTO "check_in" ("exhibition_id", "badge_no", "day", "nonce", "scanned_at")
SELECT DISTINCT ON (s."exhibition_id", coalesce(b."first_number", s."badge_no"), s."day")
	s."exhibition_id", coalesce(b."first_number", s."badge_no"), s."day", s."nonce", s."scanned_at"
FROM "check_in_scan" s LEFT JOIN "badge" b ON b."exhibition_id" = s."exhibition_id" AND b."number" = s."badge_no"
ORDER BY s."exhibition_id", coalesce(b."first_number", s."badge_no"), s."day", s."scanned_at", s."nonce";
