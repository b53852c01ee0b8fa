ALTER TABLE "exhibition" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "exhibition" DROP COLUMN "venue";