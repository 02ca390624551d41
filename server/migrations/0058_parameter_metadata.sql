CREATE TABLE "parameter_metadata" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"vehicle" text NOT NULL,
	"version" text NOT NULL,
	"count" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parameter_metadata_version" UNIQUE("enterprise_id","vehicle","version")
);
--> statement-breakpoint
ALTER TABLE "parameter_metadata" ADD CONSTRAINT "parameter_metadata_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;