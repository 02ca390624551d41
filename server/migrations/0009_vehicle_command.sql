CREATE TABLE "vehicle_command" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"by_kind" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"token" bigint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"course" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "vehicle_command" ADD CONSTRAINT "vehicle_command_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_command_by_device" ON "vehicle_command" USING btree ("enterprise_id","device_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vehicle_command_by_token" ON "vehicle_command" USING btree ("device_id","token");--> statement-breakpoint
CREATE INDEX "vehicle_command_under_way" ON "vehicle_command" USING btree ("id") WHERE course in ('recorded', 'sent', 'inProgress');