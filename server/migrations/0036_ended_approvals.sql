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
