CREATE TABLE "fence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"keep" text NOT NULL,
	"shape" jsonb NOT NULL,
	"ceiling" double precision,
	"scope" text NOT NULL,
	"department_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fence_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "fence_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "fence_device" (
	"enterprise_id" uuid NOT NULL,
	"fence_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	CONSTRAINT "fence_device_key" PRIMARY KEY("fence_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "west" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "south" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "east" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "north" double precision;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "broken_by" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "broken_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "is_untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "recheck" uuid;--> statement-breakpoint
ALTER TABLE "fence" ADD CONSTRAINT "fence_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence" ADD CONSTRAINT "fence_department" FOREIGN KEY ("enterprise_id","department_id") REFERENCES "public"."department"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence_device" ADD CONSTRAINT "fence_device_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence_device" ADD CONSTRAINT "fence_device_fence" FOREIGN KEY ("enterprise_id","fence_id") REFERENCES "public"."fence"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence_device" ADD CONSTRAINT "fence_device_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fence_by_name" ON "fence" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "fence_by_created" ON "fence" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "fence_device_by_device" ON "fence_device" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "route_to_recheck" ON "route" USING btree ("enterprise_id","recheck","id") WHERE recheck is not null;--> statement-breakpoint
CREATE INDEX "route_broken" ON "route" USING btree ("enterprise_id") WHERE broken_since is not null;