ALTER TABLE "exhibition" ADD COLUMN "picture_source" text;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;