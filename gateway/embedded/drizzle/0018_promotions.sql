CREATE TABLE "lottery_prize" (
	"exhibition_id" integer NOT NULL,
	"code" text NOT NULL,
	"position" smallint NOT NULL,
	"chance" smallint NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "lottery_prize_exhibition_id_code_pk" PRIMARY KEY("exhibition_id","code")
);
--> statement-breakpoint
CREATE TABLE "lottery_seed" (
	"exhibition_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_spin" (
	"exhibition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"buyer_id" integer,
	"buyer_number" integer NOT NULL,
	"roll" smallint NOT NULL,
	"prize" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_spin_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number"),
	CONSTRAINT "lottery_spin_exhibitionId_buyerId_unique" UNIQUE("exhibition_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "eshow" (
	"short_name" text PRIMARY KEY NOT NULL,
	"exhibition_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_page" (
	"exhibition_id" integer NOT NULL,
	"page_id" text NOT NULL,
	"floors" integer[] NOT NULL,
	CONSTRAINT "fair_page_exhibition_id_page_id_pk" PRIMARY KEY("exhibition_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "prize_claim" (
	"exhibition_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"event" text NOT NULL,
	"prize" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"country_id" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prize_claim_exhibition_id_buyer_id_event_prize_pk" PRIMARY KEY("exhibition_id","buyer_id","event","prize")
);
--> statement-breakpoint
CREATE TABLE "share_code" (
	"code" text PRIMARY KEY NOT NULL,
	"exhibition_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_code_exhibitionId_buyerId_unique" UNIQUE("exhibition_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "share_prize" (
	"exhibition_id" integer NOT NULL,
	"code" text NOT NULL,
	"friends" smallint NOT NULL,
	CONSTRAINT "share_prize_exhibition_id_code_pk" PRIMARY KEY("exhibition_id","code")
);
--> statement-breakpoint
CREATE TABLE "stand_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stand_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"exhibition_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country_id" text NOT NULL,
	"products" text NOT NULL,
	"square_metres" smallint NOT NULL,
	"hall" text,
	"message" text,
	"lang" text NOT NULL,
	"page_url" text NOT NULL,
	"visitor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_spin" ADD CONSTRAINT "lottery_spin_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_claim" ADD CONSTRAINT "prize_claim_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_code" ADD CONSTRAINT "share_code_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stand_request_exhibition_id_created_at_index" ON "stand_request" USING btree ("exhibition_id","created_at");