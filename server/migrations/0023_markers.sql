CREATE TABLE "marker" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"points" jsonb NOT NULL,
	"altitude" double precision,
	"style" jsonb NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marker_tenant_key" UNIQUE("enterprise_id","id")
);
--> statement-breakpoint
CREATE TABLE "marker_share" (
	"enterprise_id" uuid NOT NULL,
	"marker_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"may_edit" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marker_share_key" PRIMARY KEY("marker_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "marker" ADD CONSTRAINT "marker_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_share" ADD CONSTRAINT "marker_share_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_share" ADD CONSTRAINT "marker_share_marker" FOREIGN KEY ("enterprise_id","marker_id") REFERENCES "public"."marker"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_share" ADD CONSTRAINT "marker_share_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marker_by_name" ON "marker" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "marker_by_folder" ON "marker" USING btree ("enterprise_id","folder","id");--> statement-breakpoint
CREATE INDEX "marker_by_created" ON "marker" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "marker_by_changed" ON "marker" USING btree ("enterprise_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "marker_share_by_user" ON "marker_share" USING btree ("user_id");