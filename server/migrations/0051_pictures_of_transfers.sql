ALTER TABLE "vehicle_transfer" ADD COLUMN "file_place" text;--> statement-breakpoint
ALTER TABLE "vehicle_transfer" ADD COLUMN "taken_at" bigint;--> statement-breakpoint
ALTER TABLE "vehicle_transfer" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "vehicle_transfer" SET "taken_at" = "told"."taken_at", "told_at" = "told"."at"
FROM (
  SELECT DISTINCT ON ("fetched"."id") "fetched"."id", "happened"."at", ("happened"."event" ->> 'takenAt')::numeric::bigint AS "taken_at"
  FROM "vehicle_transfer" AS "fetched"
  JOIN "device_flight" AS "flight" ON "flight"."enterprise_id" = "fetched"."enterprise_id" AND "flight"."device_id" = "fetched"."device_id"
  JOIN "flight_event" AS "happened" ON "happened"."enterprise_id" = "flight"."enterprise_id" AND "happened"."flight_id" = "flight"."id"
    AND "happened"."event" ->> 'kind' = 'picture' AND "happened"."event" ->> 'file' = "fetched"."file" AND "happened"."at" <= "fetched"."created_at"
  WHERE "fetched"."kind" = 'readPicture'
  ORDER BY "fetched"."id", "happened"."at" DESC, "happened"."id" DESC
) AS "told"
WHERE "vehicle_transfer"."id" = "told"."id" AND "vehicle_transfer"."told_at" IS NULL;
