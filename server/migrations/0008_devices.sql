CREATE TABLE "device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"sn" text NOT NULL,
	"sn_key" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"firmware_version" text DEFAULT '' NOT NULL,
	"factory_on" date,
	"activated_on" date,
	"warranty_until" date,
	"remark" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"hardware_id" text,
	"signing_key_sealed" text,
	"rtk_password_sealed" text,
	"battery" jsonb,
	"rtk" jsonb,
	"last_seen_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "device_name_key" UNIQUE("enterprise_id","name_key"),
	CONSTRAINT "device_sn_key" UNIQUE("enterprise_id","sn_key"),
	CONSTRAINT "device_hardware_key" UNIQUE("hardware_id")
);
--> statement-breakpoint
CREATE TABLE "device_flight" (
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"take_off_at" timestamp (3) with time zone NOT NULL,
	"landed_at" timestamp (3) with time zone NOT NULL,
	"metres" double precision NOT NULL,
	CONSTRAINT "device_flight_key" PRIMARY KEY("device_id","take_off_at")
);
--> statement-breakpoint
CREATE TABLE "device_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_group_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "device_group_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "device_group_member" (
	"enterprise_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	CONSTRAINT "device_group_member_key" PRIMARY KEY("group_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "device_state_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"action" text,
	"state" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_user" (
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"may_fly" boolean DEFAULT false NOT NULL,
	"is_test_flight" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_user_key" PRIMARY KEY("device_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_flight" ADD CONSTRAINT "device_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_flight" ADD CONSTRAINT "device_flight_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group" ADD CONSTRAINT "device_group_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group_member" ADD CONSTRAINT "device_group_member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group_member" ADD CONSTRAINT "device_group_member_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group_member" ADD CONSTRAINT "device_group_member_group" FOREIGN KEY ("enterprise_id","group_id") REFERENCES "public"."device_group"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_state_change" ADD CONSTRAINT "device_state_change_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_state_change" ADD CONSTRAINT "device_state_change_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_user" ADD CONSTRAINT "device_user_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_user" ADD CONSTRAINT "device_user_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_user" ADD CONSTRAINT "device_user_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_by_name" ON "device" USING btree ("enterprise_id","name","id","sn","type","state");--> statement-breakpoint
CREATE INDEX "device_by_sn" ON "device" USING btree ("enterprise_id","sn","id","name","type","state");--> statement-breakpoint
CREATE INDEX "device_by_created" ON "device" USING btree ("enterprise_id","created_at","id","name","sn","type","state");--> statement-breakpoint
CREATE INDEX "device_group_member_by_device" ON "device_group_member" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "device_state_change_by_device" ON "device_state_change" USING btree ("device_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_one_owner" ON "device_user" USING btree ("device_id") WHERE kind = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "device_one_exclusive" ON "device_user" USING btree ("device_id") WHERE kind = 'exclusive';--> statement-breakpoint
CREATE INDEX "device_user_by_user" ON "device_user" USING btree ("user_id","kind");