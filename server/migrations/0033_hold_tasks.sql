CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unpublished' NOT NULL,
	"approval" text DEFAULT 'none' NOT NULL,
	"was" text,
	"is_posted" boolean DEFAULT false NOT NULL,
	"craft" text NOT NULL,
	"mount" text NOT NULL,
	"plan" jsonb NOT NULL,
	"parameters" jsonb NOT NULL,
	"route_id" uuid NOT NULL,
	"work_location" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"site_id" uuid NOT NULL,
	"site_name" text NOT NULL,
	"site_longitude" double precision NOT NULL,
	"site_latitude" double precision NOT NULL,
	"site_altitude" double precision,
	"deadline" timestamp (3) with time zone NOT NULL,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"founder_id" uuid,
	"founder_name" text NOT NULL,
	"executor_id" uuid,
	"executor_name" text DEFAULT '' NOT NULL,
	"device_id" uuid,
	"device_name" text DEFAULT '' NOT NULL,
	"device_sn" text DEFAULT '' NOT NULL,
	"device_model" text DEFAULT '' NOT NULL,
	"approval_id" uuid,
	"submitted_by" uuid,
	"approval_deadline" timestamp (3) with time zone,
	"approver_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"finisher_name" text DEFAULT '' NOT NULL,
	"area" double precision,
	"perimeter" double precision,
	"grade" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "task_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "task_number_key" UNIQUE("enterprise_id","number")
);
--> statement-breakpoint
CREATE TABLE "task_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"founder_id" uuid,
	"submitted_by" uuid,
	"submitted_by_name" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"automatic" jsonb,
	"proof" jsonb,
	"queue" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_flight" (
	"enterprise_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"flight_id" uuid NOT NULL,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "task_flight_key" PRIMARY KEY("task_id","flight_id")
);
--> statement-breakpoint
CREATE TABLE "task_setting" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"config" jsonb,
	"config_version" integer DEFAULT 0 NOT NULL,
	"auto_approval" jsonb,
	"auto_approval_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_step" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"by_name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_approval" ADD CONSTRAINT "task_approval_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_approval" ADD CONSTRAINT "task_approval_task" FOREIGN KEY ("enterprise_id","task_id") REFERENCES "public"."task"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_flight" ADD CONSTRAINT "task_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_flight" ADD CONSTRAINT "task_flight_task" FOREIGN KEY ("enterprise_id","task_id") REFERENCES "public"."task"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_setting" ADD CONSTRAINT "task_setting_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_step" ADD CONSTRAINT "task_step_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_step" ADD CONSTRAINT "task_step_task" FOREIGN KEY ("enterprise_id","task_id") REFERENCES "public"."task"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_by_number" ON "task" USING btree ("enterprise_id","number","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_by_name" ON "task" USING btree ("enterprise_id","name","id","status","approval","type");--> statement-breakpoint
CREATE INDEX "task_by_deadline" ON "task" USING btree ("enterprise_id","deadline","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_by_created" ON "task" USING btree ("enterprise_id","created_at","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_by_changed" ON "task" USING btree ("enterprise_id","changed_at","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_of_founder" ON "task" USING btree ("enterprise_id","founder_id");--> statement-breakpoint
CREATE INDEX "task_of_executor" ON "task" USING btree ("enterprise_id","executor_id") WHERE executor_id is not null;--> statement-breakpoint
CREATE INDEX "task_of_device" ON "task" USING btree ("enterprise_id","device_id") WHERE device_id is not null;--> statement-breakpoint
CREATE INDEX "task_of_site" ON "task" USING btree ("enterprise_id","site_id");--> statement-breakpoint
CREATE INDEX "task_open" ON "task" USING btree ("enterprise_id","deadline") WHERE status in ('unpublished', 'published', 'executing') and approval in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "task_by_time" ON "task" USING gist (tstzrange(least(coalesce("start_time", "created_at"), coalesce("end_time", "deadline")), greatest(coalesce("start_time", "created_at"), coalesce("end_time", "deadline")), '[]'));--> statement-breakpoint
CREATE UNIQUE INDEX "task_of_route" ON "task" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "task_approval_by_queue" ON "task_approval" USING btree ("enterprise_id","queue","id","state","type","founder_id","name");--> statement-breakpoint
CREATE INDEX "task_approval_by_submitted" ON "task_approval" USING btree ("enterprise_id","submitted_at","id","state","type","founder_id","name");--> statement-breakpoint
CREATE INDEX "task_approval_of_task" ON "task_approval" USING btree ("task_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "task_one_pending" ON "task_approval" USING btree ("task_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "task_step_of_task" ON "task_step" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "route_of_task" ON "route" USING btree ("task_id") WHERE task_id is not null;