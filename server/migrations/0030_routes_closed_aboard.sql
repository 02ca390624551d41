ALTER TABLE "flown_route" ADD COLUMN "sent_by" uuid;--> statement-breakpoint
ALTER TABLE "flown_route" ADD COLUMN "closed_by" jsonb DEFAULT '[]'::jsonb NOT NULL;