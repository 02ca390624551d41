CREATE TABLE "flown_route" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"course" text NOT NULL,
	"is_aboard" boolean DEFAULT false NOT NULL,
	"entry_point" integer NOT NULL,
	"manner" text NOT NULL,
	"cycles" integer NOT NULL,
	"begins_at" jsonb NOT NULL,
	"ends_at" integer NOT NULL,
	"items" integer NOT NULL,
	"first_item" integer NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"reached" integer,
	"early_end" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flown_route" ADD CONSTRAINT "flown_route_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flown_route" ADD CONSTRAINT "flown_route_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flown_route" ADD CONSTRAINT "flown_route_route" FOREIGN KEY ("enterprise_id","route_id") REFERENCES "public"."route"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flown_route_of_device" ON "flown_route" USING btree ("enterprise_id","device_id","route_id");--> statement-breakpoint
CREATE INDEX "flown_route_aboard" ON "flown_route" USING btree ("device_id") WHERE is_aboard;