CREATE TABLE "former_zone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'noFly' NOT NULL,
	"shape" jsonb NOT NULL,
	"datum" text DEFAULT 'sea' NOT NULL,
	"floor" double precision,
	"ceiling" double precision,
	"active_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"held_from" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "no_fly_zone" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_zone" ADD CONSTRAINT "former_zone_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_zone_by_time" ON "former_zone" USING btree ("enterprise_id","held_until");