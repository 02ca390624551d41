CREATE TABLE "device_open_flight" (
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"take_off_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"metres" double precision NOT NULL,
	CONSTRAINT "device_open_flight_key" PRIMARY KEY("device_id","take_off_at")
);
--> statement-breakpoint
ALTER TABLE "device_open_flight" ADD CONSTRAINT "device_open_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_open_flight" ADD CONSTRAINT "device_open_flight_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;