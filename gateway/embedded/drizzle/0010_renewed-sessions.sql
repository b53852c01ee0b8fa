ALTER TABLE "buyer_session" ADD COLUMN "given_up_hash" text;--> statement-breakpoint
ALTER TABLE "buyer_session" ADD COLUMN "given_up_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "buyer_session" ADD CONSTRAINT "buyer_session_givenUpHash_unique" UNIQUE("given_up_hash");