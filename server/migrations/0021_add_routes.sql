CREATE TABLE "route" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"document_version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"length" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "route_number_key" UNIQUE("enterprise_id","number"),
	CONSTRAINT "route_name_key" UNIQUE NULLS NOT DISTINCT("enterprise_id","owner_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "route_share" (
	"enterprise_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"may_edit" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_share_key" PRIMARY KEY("route_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "waypoint_defaults" jsonb;--> statement-breakpoint
ALTER TABLE "route" ADD CONSTRAINT "route_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_share" ADD CONSTRAINT "route_share_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_share" ADD CONSTRAINT "route_share_route" FOREIGN KEY ("enterprise_id","route_id") REFERENCES "public"."route"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_share" ADD CONSTRAINT "route_share_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "route_by_name" ON "route" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "route_by_length" ON "route" USING btree ("enterprise_id","length","id");--> statement-breakpoint
CREATE INDEX "route_by_created" ON "route" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "route_by_changed" ON "route" USING btree ("enterprise_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "route_by_folder" ON "route" USING btree ("enterprise_id","folder") WHERE folder <> '';--> statement-breakpoint
CREATE INDEX "route_share_by_user" ON "route_share" USING btree ("user_id");