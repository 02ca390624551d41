CREATE TABLE "former_airports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"held_from" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "airport_setting" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_airports" ADD CONSTRAINT "former_airports_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_airports_by_time" ON "former_airports" USING btree ("enterprise_id","held_until");