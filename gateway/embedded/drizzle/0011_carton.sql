ALTER TABLE "product" ADD COLUMN "carton_units" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "carton_length_cm" double precision;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "carton_width_cm" double precision;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "carton_height_cm" double precision;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "carton_weight_kg" double precision;