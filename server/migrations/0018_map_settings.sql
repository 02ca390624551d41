ALTER TABLE "user_account" ADD COLUMN "trajectories" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "map_longitude" double precision;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "map_latitude" double precision;