ALTER TABLE "certification" ADD COLUMN "queue" bigint;--> statement-breakpoint
UPDATE "certification" SET "queue" = CASE WHEN "state" = 'pending' THEN floor(extract(epoch from "submitted_at") * 1000)
  ELSE 9007199254740991 - floor(extract(epoch from coalesce("decided_at", "submitted_at")) * 1000) END;--> statement-breakpoint
ALTER TABLE "certification" ALTER COLUMN "queue" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "number_key" text;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "told_days" smallint;--> statement-breakpoint
UPDATE "certification" AS "earlier" SET "replaced_at" = "later"."decided_at" FROM "certification" AS "later"
  WHERE "earlier"."state" = 'passed' AND "later"."state" = 'passed' AND "later"."user_id" = "earlier"."user_id" AND "later"."kind" = "earlier"."kind"
  AND "later"."submitted_at" > "earlier"."submitted_at" AND ("earlier"."kind" = 'realName' OR "later"."facts"->>'model' = "earlier"."facts"->>'model');--> statement-breakpoint
CREATE INDEX "certification_by_queue" ON "certification" USING btree ("enterprise_id","queue","id");--> statement-breakpoint
CREATE INDEX "certification_by_submitted" ON "certification" USING btree ("enterprise_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "certification_by_expiry" ON "certification" USING btree ("enterprise_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "certification_running_out" ON "certification" USING btree ("expires_on") WHERE "certification"."state" = 'passed' and "certification"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "certification_by_number" ON "certification" USING btree ("enterprise_id","number_key");