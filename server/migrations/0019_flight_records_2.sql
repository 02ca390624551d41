ALTER TABLE "device_flight" ADD COLUMN "airframe" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "autopilot" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "flight_import" ADD COLUMN "add_known" boolean DEFAULT false NOT NULL;