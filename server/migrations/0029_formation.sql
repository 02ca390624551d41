CREATE TABLE "formation_flight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"formation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"by_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"members" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "formation_id" uuid;--> statement-breakpoint
ALTER TABLE "route" ADD COLUMN "formation" jsonb;--> statement-breakpoint
ALTER TABLE "formation_flight" ADD CONSTRAINT "formation_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "formation_flight_of_formation" ON "formation_flight" USING btree ("enterprise_id","formation_id","created_at");--> statement-breakpoint
CREATE INDEX "formation_flight_starting" ON "formation_flight" USING btree ("id") WHERE state = 'starting';--> statement-breakpoint
CREATE INDEX "route_of_formation" ON "route" USING btree ("enterprise_id","formation_id") WHERE formation_id is not null;