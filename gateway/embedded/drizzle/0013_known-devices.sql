CREATE TABLE "known_device" (
	"account_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_account_hash_device_hash_pk" PRIMARY KEY("account_hash","device_hash")
);
--> statement-breakpoint
ALTER TABLE "supplier_session" ADD COLUMN "origin" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "known_device_last_used_at_index" ON "known_device" USING btree ("last_used_at");