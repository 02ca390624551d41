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
CREATE TABLE "flight_chunk" (
	"enterprise_id" uuid NOT NULL,
	"flight_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"samples" integer NOT NULL,
	"packed" "bytea" NOT NULL,
	"overview" "bytea" NOT NULL,
	CONSTRAINT "flight_chunk_key" PRIMARY KEY("flight_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "flight_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flight_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" uuid NOT NULL,
	"flight_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_journal" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flight_journal_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entries" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_flight" ALTER COLUMN "landed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "seconds" double precision GENERATED ALWAYS AS (coalesce(extract(epoch from landed_at - take_off_at), 0)::float8) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "source" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "pilot_id" uuid;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "pilot_name" text;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "lost_samples" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "device_open_flight" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- Packed already: to try to press it once more would cost time and save nothing.
ALTER TABLE "flight_chunk" ALTER COLUMN "packed" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "flight_chunk" ALTER COLUMN "overview" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "flight_journal" ALTER COLUMN "entries" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "device_flight" ADD CONSTRAINT "device_flight_tenant_key" UNIQUE("id","enterprise_id");--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_owner" FOREIGN KEY ("enterprise_id","owner_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_chunk" ADD CONSTRAINT "flight_chunk_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_chunk" ADD CONSTRAINT "flight_chunk_flight" FOREIGN KEY ("enterprise_id","flight_id") REFERENCES "public"."device_flight"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_event" ADD CONSTRAINT "flight_event_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_event" ADD CONSTRAINT "flight_event_flight" FOREIGN KEY ("enterprise_id","flight_id") REFERENCES "public"."device_flight"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flight_import_by_owner" ON "flight_import" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "flight_import_by_content" ON "flight_import" USING btree ("enterprise_id","sha256");--> statement-breakpoint
CREATE INDEX "flight_event_by_flight" ON "flight_event" USING btree ("flight_id","at","id");--> statement-breakpoint
CREATE INDEX "vehicle_command_by_time" ON "vehicle_command" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "device_flight_by_take_off" ON "device_flight" USING btree ("enterprise_id","take_off_at","id");--> statement-breakpoint
CREATE INDEX "device_flight_by_seconds" ON "device_flight" USING btree ("enterprise_id","seconds","id");--> statement-breakpoint
CREATE INDEX "device_flight_in_the_air" ON "device_flight" USING btree ("id") WHERE landed_at is null;--> statement-breakpoint
CREATE INDEX "device_flight_by_metres" ON "device_flight" USING btree ("enterprise_id","metres","id");