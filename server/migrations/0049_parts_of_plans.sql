ALTER TABLE "flown_route" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "flown_route" ADD COLUMN "has_skipped" boolean DEFAULT false NOT NULL;