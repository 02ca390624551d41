CREATE TABLE "access_key_secret" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_ip" text DEFAULT '' NOT NULL,
	CONSTRAINT "access_key_secret_hash" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"altitude" double precision,
	"address" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "access_key" DROP CONSTRAINT "access_key_secret_key";--> statement-breakpoint
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_tenant_key" UNIQUE("enterprise_id","id");--> statement-breakpoint
ALTER TABLE "access_key" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_key" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_key" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprise" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "is_language_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "unit_system" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "muted_topics" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "access_key_secret" ADD CONSTRAINT "access_key_secret_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_secret" ADD CONSTRAINT "access_key_secret_key" FOREIGN KEY ("enterprise_id","key_id") REFERENCES "public"."access_key"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_key_secret_by_key" ON "access_key_secret" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "site_by_name" ON "site" USING btree ("enterprise_id","name","id","address");--> statement-breakpoint
CREATE INDEX "site_by_created" ON "site" USING btree ("enterprise_id","created_at","id","name","address");--> statement-breakpoint
-- Keys that are in use keep their secret: it moves, and takes the id of its key.
INSERT INTO "access_key_secret" ("id", "enterprise_id", "key_id", "prefix", "secret_hash", "created_at", "last_used_at", "last_used_ip")
	SELECT "id", "enterprise_id", "id", "prefix", "secret_hash", "created_at", "last_used_at", "last_used_ip" FROM "access_key";--> statement-breakpoint
ALTER TABLE "access_key" DROP COLUMN "prefix";--> statement-breakpoint
ALTER TABLE "access_key" DROP COLUMN "secret_hash";--> statement-breakpoint
ALTER TABLE "access_key" DROP COLUMN "last_used_at";--> statement-breakpoint
ALTER TABLE "access_key" DROP COLUMN "last_used_ip";
