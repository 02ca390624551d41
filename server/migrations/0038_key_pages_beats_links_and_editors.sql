CREATE TABLE "access_key_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"secret_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_key_session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "web_hook_link" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_push" ADD COLUMN "editor" text;--> statement-breakpoint
ALTER TABLE "socket_ticket" ADD COLUMN "key_use" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "beat_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_key_session" ADD CONSTRAINT "access_key_session_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_session" ADD CONSTRAINT "access_key_session_secret_id_access_key_secret_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."access_key_secret"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_link" ADD CONSTRAINT "web_hook_link_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_key_session_by_secret" ON "access_key_session" USING btree ("secret_id");--> statement-breakpoint
ALTER TABLE "socket_ticket" DROP COLUMN "access_key_id";