CREATE TABLE "device_parameters" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"hardware_id" text NOT NULL,
	"model" jsonb NOT NULL,
	"hash" bigint,
	"missing" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_parameters" ADD CONSTRAINT "device_parameters_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parameters" ADD CONSTRAINT "device_parameters_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;