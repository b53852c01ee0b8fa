CREATE TABLE "catalogue_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"since" timestamp (3) with time zone NOT NULL,
	"products" integer NOT NULL,
	"removed" boolean NOT NULL,
	"suppliers" boolean NOT NULL
);
