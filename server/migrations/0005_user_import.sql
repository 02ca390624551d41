CREATE TABLE "user_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"phase" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"refusal_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"passwords" text,
	"password_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_owner" FOREIGN KEY ("enterprise_id","owner_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_import_by_owner" ON "user_import" USING btree ("owner_id","created_at");