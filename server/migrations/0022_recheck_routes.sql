ALTER TABLE "route" ADD COLUMN "west" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "south" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "east" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "north" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "broken_by" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "broken_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "is_untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "recheck" uuid;--> statement-breakpoint
CREATE INDEX "route_to_recheck" ON "route" USING btree ("enterprise_id","recheck","id") WHERE recheck is not null;--> statement-breakpoint
CREATE INDEX "route_broken" ON "route" USING btree ("enterprise_id") WHERE broken_since is not null;