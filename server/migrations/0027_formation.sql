ALTER TABLE "route" ADD COLUMN "formation_id" uuid;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "formation" jsonb;--> statement-breakpoint
CREATE INDEX "route_of_formation" ON "route" USING btree ("enterprise_id","formation_id") WHERE formation_id is not null;