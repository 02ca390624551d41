ALTER TABLE "device_parameters" ADD COLUMN "mark" bigint;--> statement-breakpoint
ALTER TABLE "vehicle_transfer" ADD COLUMN "file" text;