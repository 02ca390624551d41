CREATE TABLE "task_tally" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"founder_id" uuid,
	"status" text NOT NULL,
	"tasks" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flown_quarter" ADD COLUMN "counted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_tally" ADD CONSTRAINT "task_tally_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_tally_of_enterprise" ON "task_tally" USING btree ("enterprise_id");--> statement-breakpoint
INSERT INTO "task_tally" ("enterprise_id", "founder_id", "status", "tasks")
SELECT "enterprise_id", "founder_id", "status", count(*) FROM "task" GROUP BY 1, 2, 3;
