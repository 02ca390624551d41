CREATE TABLE "flight_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"phase" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"flights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"refusal_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_owner" FOREIGN KEY ("enterprise_id","owner_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flight_import_by_owner" ON "flight_import" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "flight_import_by_content" ON "flight_import" USING btree ("enterprise_id","sha256");