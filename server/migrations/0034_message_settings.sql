ALTER TABLE "message" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "quiet_hours" jsonb;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "mail_priorities" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "message_held" ON "message" USING btree ("held_until") WHERE held_until is not null;