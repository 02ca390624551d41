ALTER TABLE "task_approval" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task_approval" ADD COLUMN "ended_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Who had approved was overwritten by whoever ended it; the steps of the task still know.
UPDATE "task_approval" SET "ended_at" = "decided_at", "ended_by_name" = "decided_by_name" WHERE "state" = 'fallen';--> statement-breakpoint
UPDATE "task_approval" SET "decided_at" = "passed"."at", "decided_by_name" = "passed"."by_name" FROM "task_step" AS "passed"
WHERE "task_approval"."state" = 'fallen' AND "passed"."task_id" = "task_approval"."task_id" AND "passed"."action" = 'pass'
  AND "passed"."at" BETWEEN "task_approval"."submitted_at" AND "task_approval"."ended_at";--> statement-breakpoint
-- Tasks that were deleted while approved come back unapproved; their questions said otherwise.
UPDATE "task_approval" SET "state" = 'fallen', "ended_at" = coalesce("of"."deleted_at", "of"."changed_at") FROM "task" AS "of"
WHERE "of"."id" = "task_approval"."task_id" AND "task_approval"."state" = 'approved' AND (
  "of"."approval" <> 'approved' OR "of"."approval_id" <> "task_approval"."id" OR ("of"."status" = 'deleted' AND "of"."was" <> 'completed'));
--> statement-breakpoint
-- Hours by a fixed distance from UTC become hours of a zone that keeps it all year; only whole hours from -12 to +14 have a name.
UPDATE "task_setting" SET "auto_approval" = jsonb_set("auto_approval" #- '{dayTime,utcOffsetMinutes}', '{dayTime,timeZone}', to_jsonb(CASE
  WHEN "ahead" = 0 THEN 'UTC'
  WHEN "ahead" % 60 = 0 AND "ahead" BETWEEN -720 AND 840 THEN 'Etc/GMT' || (CASE WHEN "ahead" > 0 THEN '-' ELSE '+' END) || abs("ahead") / 60
  ELSE (CASE WHEN "ahead" < 0 THEN '-' ELSE '+' END) || to_char(abs("ahead") / 60, 'FM00') || ':' || to_char(abs("ahead") % 60, 'FM00')
END))
FROM (SELECT "enterprise_id" AS "of", ("auto_approval" -> 'dayTime' ->> 'utcOffsetMinutes')::int AS "ahead" FROM "task_setting") AS "set"
WHERE "of" = "task_setting"."enterprise_id" AND "ahead" IS NOT NULL;
