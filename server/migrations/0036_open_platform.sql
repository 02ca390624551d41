CREATE TABLE "access_key_minute" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_key_usage" (
	"key_id" uuid NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"path" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "access_key_usage_key" PRIMARY KEY("key_id","hour","path","outcome")
);
--> statement-breakpoint
CREATE TABLE "web_hook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_sealed" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"switched_off_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "web_hook_tenant_key" UNIQUE("enterprise_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"hook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"event_id" uuid NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"status" integer,
	"error" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"replay_of" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_key" ADD COLUMN "calls_per_minute" integer DEFAULT 600 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_key_minute" ADD CONSTRAINT "access_key_minute_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_minute" ADD CONSTRAINT "access_key_minute_key" FOREIGN KEY ("enterprise_id","key_id") REFERENCES "public"."access_key"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_usage" ADD CONSTRAINT "access_key_usage_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_usage" ADD CONSTRAINT "access_key_usage_of" FOREIGN KEY ("enterprise_id","key_id") REFERENCES "public"."access_key"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook" ADD CONSTRAINT "web_hook_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ADD CONSTRAINT "web_hook_delivery_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ADD CONSTRAINT "web_hook_delivery_hook" FOREIGN KEY ("enterprise_id","hook_id") REFERENCES "public"."web_hook"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_key_usage_by_hour" ON "access_key_usage" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "web_hook_delivery_listed" ON "web_hook_delivery" USING btree ("hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "web_hook_delivery_waiting" ON "web_hook_delivery" USING btree ("hook_id","next_try_at") WHERE "web_hook_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "web_hook_delivery_by_age" ON "web_hook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "web_hook_delivery_once" ON "web_hook_delivery" USING btree ("hook_id","event_id") WHERE "web_hook_delivery"."replay_of" is null;