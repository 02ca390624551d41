CREATE TABLE "simulator" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"altitude" double precision NOT NULL,
	"address" text NOT NULL,
	"craft" text NOT NULL,
	"wind_speed" double precision NOT NULL,
	"patrols" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"started_by" text,
	"started_by_id" uuid,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "simulator" ADD CONSTRAINT "simulator_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulator" ADD CONSTRAINT "simulator_started_by_id_user_account_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulator" ADD CONSTRAINT "simulator_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulator_running" ON "simulator" USING btree ("ends_at") WHERE ends_at is not null;