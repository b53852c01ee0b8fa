ALTER TABLE "try_count" RENAME TO "attempt_count";--> statement-breakpoint
ALTER TABLE "mail" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "mail" RENAME COLUMN "next_try_at" TO "next_attempt_at";--> statement-breakpoint
DROP INDEX "mail_next_try_at_index";--> statement-breakpoint
DROP INDEX "try_count_ends_at_index";--> statement-breakpoint
ALTER TABLE "attempt_count" DROP CONSTRAINT "try_count_kind_field_value_hash_pk";--> statement-breakpoint
ALTER TABLE "attempt_count" ADD CONSTRAINT "attempt_count_kind_field_value_hash_pk" PRIMARY KEY("kind","field","value_hash");--> statement-breakpoint
CREATE INDEX "mail_next_attempt_at_index" ON "mail" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "attempt_count_ends_at_index" ON "attempt_count" USING btree ("ends_at");