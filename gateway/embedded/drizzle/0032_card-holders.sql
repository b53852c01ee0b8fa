CREATE TABLE "card_holder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_holder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer,
	"supplier_account_id" integer,
	CONSTRAINT "card_holder_buyerId_unique" UNIQUE("buyer_id"),
	CONSTRAINT "card_holder_supplierAccountId_unique" UNIQUE("supplier_account_id"),
	CONSTRAINT "card_holder_is_one_account" CHECK (num_nonnulls("card_holder"."buyer_id", "card_holder"."supplier_account_id") = 1)
);
--> statement-breakpoint
INSERT INTO "card_holder" ("buyer_id")
SELECT "buyer_id" FROM "business_card" UNION SELECT "buyer_id" FROM "card_share" UNION SELECT "buyer_id" FROM "saved_card"
UNION SELECT "owner_id" FROM "saved_card" WHERE "owner_id" IS NOT NULL ORDER BY 1;--> statement-breakpoint
ALTER TABLE "business_card" ADD COLUMN "holder_id" integer;--> statement-breakpoint
ALTER TABLE "card_share" ADD COLUMN "holder_id" integer;--> statement-breakpoint
ALTER TABLE "saved_card" ADD COLUMN "holder_id" integer;--> statement-breakpoint
ALTER TABLE "saved_card" DROP CONSTRAINT "saved_card_owner_id_buyer_id_fk";--> statement-breakpoint
UPDATE "business_card" SET "holder_id" = "h"."id" FROM "card_holder" "h" WHERE "h"."buyer_id" = "business_card"."buyer_id";--> statement-breakpoint
UPDATE "card_share" SET "holder_id" = "h"."id" FROM "card_holder" "h" WHERE "h"."buyer_id" = "card_share"."buyer_id";--> statement-breakpoint
UPDATE "saved_card" SET "holder_id" = "h"."id", "owner_id" = (SELECT "o"."id" FROM "card_holder" "o" WHERE "o"."buyer_id" = "saved_card"."owner_id")
FROM "card_holder" "h" WHERE "h"."buyer_id" = "saved_card"."buyer_id";--> statement-breakpoint
ALTER TABLE "business_card" DROP COLUMN "buyer_id";--> statement-breakpoint
ALTER TABLE "card_share" DROP COLUMN "buyer_id";--> statement-breakpoint
ALTER TABLE "saved_card" DROP COLUMN "buyer_id";--> statement-breakpoint
ALTER TABLE "business_card" ALTER COLUMN "holder_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "card_share" ALTER COLUMN "holder_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_card" ALTER COLUMN "holder_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "business_card" ADD PRIMARY KEY ("holder_id");--> statement-breakpoint
ALTER TABLE "card_share" ADD CONSTRAINT "card_share_holder_id_id_pk" PRIMARY KEY("holder_id","id");--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_holder_id_id_pk" PRIMARY KEY("holder_id","id");--> statement-breakpoint
ALTER TABLE "card_holder" ADD CONSTRAINT "card_holder_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_holder" ADD CONSTRAINT "card_holder_supplier_account_id_supplier_account_id_fk" FOREIGN KEY ("supplier_account_id") REFERENCES "public"."supplier_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_holder_id_card_holder_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."card_holder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_share" ADD CONSTRAINT "card_share_holder_id_card_holder_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."card_holder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_holder_id_card_holder_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."card_holder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_owner_id_card_holder_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."card_holder"("id") ON DELETE set null ON UPDATE no action;
