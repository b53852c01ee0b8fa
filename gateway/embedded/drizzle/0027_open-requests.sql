ALTER TABLE "prize_claim" ALTER COLUMN "state" SET DEFAULT 'open';--> statement-breakpoint
ALTER TABLE "stand_request" ALTER COLUMN "state" SET DEFAULT 'open';--> statement-breakpoint
UPDATE "prize_claim" SET "state" = 'open' WHERE "state" = 'new';--> statement-breakpoint
UPDATE "stand_request" SET "state" = 'open' WHERE "state" = 'new';
