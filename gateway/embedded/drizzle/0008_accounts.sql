CREATE TABLE "buyer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"nickname" text,
	"tag_codes" text[] DEFAULT '{}' NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"source" smallint,
	"app_version" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"marketing" boolean DEFAULT false NOT NULL,
	"followed_products" boolean DEFAULT true NOT NULL,
	"fairs" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_info" (
	"buyer_id" integer PRIMARY KEY NOT NULL,
	"contact_name" text,
	"company_name" text,
	"company_website" text,
	"country_id" text,
	"dialing_code" text,
	"mobile" text,
	"business_type" text,
	"job_title" text,
	"product_name" text
);
--> statement-breakpoint
CREATE TABLE "product_follow" (
	"buyer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_follow_buyer_id_product_id_pk" PRIMARY KEY("buyer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "supplier_follow" (
	"buyer_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_follow_buyer_id_supplier_id_pk" PRIMARY KEY("buyer_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "buyer_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"buyer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "buyer_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"buyer_id" integer NOT NULL,
	"origin" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "buyer_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "oauth_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"buyer_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "try_count" (
	"kind" text NOT NULL,
	"field" text NOT NULL,
	"value_hash" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "try_count_kind_field_value_hash_pk" PRIMARY KEY("kind","field","value_hash")
);
--> statement-breakpoint
CREATE TABLE "supplier_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"supplier_id" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"supplier_account_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"supplier_account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "purchase_info" ADD CONSTRAINT "purchase_info_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_follow" ADD CONSTRAINT "product_follow_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_follow" ADD CONSTRAINT "supplier_follow_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_link" ADD CONSTRAINT "buyer_link_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_session" ADD CONSTRAINT "buyer_session_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_identity" ADD CONSTRAINT "oauth_identity_buyer_id_buyer_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_link" ADD CONSTRAINT "supplier_link_supplier_account_id_supplier_account_id_fk" FOREIGN KEY ("supplier_account_id") REFERENCES "public"."supplier_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_session" ADD CONSTRAINT "supplier_session_supplier_account_id_supplier_account_id_fk" FOREIGN KEY ("supplier_account_id") REFERENCES "public"."supplier_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_email_index" ON "buyer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "product_follow_buyer_id_created_at_index" ON "product_follow" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "supplier_follow_buyer_id_created_at_index" ON "supplier_follow" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_next_try_at_index" ON "mail" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "mail_recipient_index" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "buyer_link_buyer_id_index" ON "buyer_link" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "buyer_link_expires_at_index" ON "buyer_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "buyer_session_buyer_id_index" ON "buyer_session" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "buyer_session_expires_at_index" ON "buyer_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_identity_buyer_id_index" ON "oauth_identity" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "try_count_ends_at_index" ON "try_count" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_account_email_index" ON "supplier_account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "supplier_link_expires_at_index" ON "supplier_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "supplier_session_supplier_account_id_index" ON "supplier_session" USING btree ("supplier_account_id");--> statement-breakpoint
CREATE INDEX "supplier_session_expires_at_index" ON "supplier_session" USING btree ("expires_at");