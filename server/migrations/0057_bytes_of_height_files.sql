ALTER TABLE "height_file" ADD COLUMN "bytes" bigint;--> statement-breakpoint
-- Blocks of 257 x 257 heights of two bytes each: at most so many, fewer where nothing is known of the ground.
UPDATE "height_file" SET "bytes" = ceil(((facts->>'rows')::numeric - 1) / 256) * ceil(((facts->>'columns')::numeric - 1) / 256) * 2 * 257 * 257;--> statement-breakpoint
ALTER TABLE "height_file" ALTER COLUMN "bytes" SET NOT NULL;
