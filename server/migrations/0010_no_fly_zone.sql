CREATE TABLE "no_fly_zone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"shape" jsonb NOT NULL,
	"floor" double precision,
	"ceiling" double precision,
	"active_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "no_fly_zone_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "no_fly_zone" ADD CONSTRAINT "no_fly_zone_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "no_fly_zone_by_name" ON "no_fly_zone" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "no_fly_zone_by_validity" ON "no_fly_zone" USING btree ("enterprise_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "no_fly_zone_by_created" ON "no_fly_zone" USING btree ("enterprise_id","created_at","id");