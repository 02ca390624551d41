ALTER TABLE "news_push" ADD COLUMN "is_push_at_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- One that is yet to begin was put there by a person; of those that have begun nobody knows, and they go on as before.
UPDATE "news_push" SET "is_push_at_chosen" = true WHERE "state" = 'waiting' AND "next_at" = "push_at";