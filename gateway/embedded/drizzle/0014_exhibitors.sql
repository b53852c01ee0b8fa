-- Only demo data have exhibitors until now. They come again with the next start.
DELETE FROM "exhibitor";--> statement-breakpoint
CREATE TABLE "hall" (
	"exhibition_id" integer NOT NULL,
	"code" text NOT NULL,
	"width" smallint NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "hall_exhibition_id_code_pk" PRIMARY KEY("exhibition_id","code")
);
--> statement-breakpoint
ALTER TABLE "exhibitor" DROP CONSTRAINT "exhibitor_exhibition_id_supplier_id_pk";--> statement-breakpoint
ALTER TABLE "exhibitor" ALTER COLUMN "supplier_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibition" ADD COLUMN "channel" text DEFAULT 'expo' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "number" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "country_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "category_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "shows" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "hall" text NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "stand" text NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "x" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "y" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "width" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "depth" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD CONSTRAINT "exhibitor_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number");--> statement-breakpoint
ALTER TABLE "exhibitor" ADD CONSTRAINT "exhibitor_exhibitionId_hall_stand_unique" UNIQUE("exhibition_id","hall","stand");