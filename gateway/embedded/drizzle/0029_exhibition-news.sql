CREATE TABLE "exhibition_news" (
	"exhibition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"published_on" date NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"own_title" jsonb,
	"own_body" jsonb,
	"external_key" text,
	CONSTRAINT "exhibition_news_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_news_exhibition_id_external_key_index" ON "exhibition_news" USING btree ("exhibition_id","external_key");