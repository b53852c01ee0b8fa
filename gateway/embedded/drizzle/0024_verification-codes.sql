CREATE TABLE "verification_code" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" smallint DEFAULT 0 NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "verified" text[] DEFAULT '{}' NOT NULL;