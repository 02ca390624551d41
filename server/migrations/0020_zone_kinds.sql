CREATE TABLE "airport_setting" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "no_fly_zone" ADD COLUMN "kind" text DEFAULT 'noFly' NOT NULL;--> statement-breakpoint
ALTER TABLE "no_fly_zone" ADD COLUMN "datum" text DEFAULT 'sea' NOT NULL;--> statement-breakpoint
ALTER TABLE "airport_setting" ADD CONSTRAINT "airport_setting_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;