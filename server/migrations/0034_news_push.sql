CREATE TABLE "news_push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"priority" text NOT NULL,
	"mode" text NOT NULL,
	"push_at" timestamp (3) with time zone,
	"interval_minutes" integer,
	"ends_at" timestamp (3) with time zone,
	"user_ids" uuid[] NOT NULL,
	"role_ids" uuid[] NOT NULL,
	"department_ids" uuid[] NOT NULL,
	"reach" jsonb NOT NULL,
	"founder_id" uuid,
	"founder" text NOT NULL,
	"state" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "push_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "sending" integer;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "priority" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "quiet_hours" jsonb;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "mail_priorities" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "news_push" ADD CONSTRAINT "news_push_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_push_by_created" ON "news_push" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "news_push_by_title" ON "news_push" USING btree ("enterprise_id","title","id");--> statement-breakpoint
CREATE INDEX "message_held" ON "message" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sending_key" UNIQUE("push_id","sending","user_id");