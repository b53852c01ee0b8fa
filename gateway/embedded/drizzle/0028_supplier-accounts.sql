ALTER TABLE "exhibitor_contact" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor_contact" ALTER COLUMN "job_title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_account" ADD COLUMN "disabled_at" timestamp (3) with time zone;