ALTER TABLE "message" ADD COLUMN "is_mail_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "mail_topics" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "message_mail_due" ON "message" USING btree ("id") WHERE is_mail_due and held_until is null;