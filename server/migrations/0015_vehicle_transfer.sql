CREATE TABLE "vehicle_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"kind" text NOT NULL,
	"plan_kind" text,
	"log" integer,
	"course" text NOT NULL,
	"fault" text,
	"word" text DEFAULT '' NOT NULL,
	"at" integer,
	"is_plan_unknown" boolean DEFAULT false NOT NULL,
	"plan" jsonb,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "vehicle_transfer" ADD CONSTRAINT "vehicle_transfer_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_transfer_by_device" ON "vehicle_transfer" USING btree ("enterprise_id","device_id","log");--> statement-breakpoint
CREATE INDEX "vehicle_transfer_by_age" ON "vehicle_transfer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vehicle_transfer_under_way" ON "vehicle_transfer" USING btree ("id") WHERE course = 'running';