ALTER TABLE "access_key_secret" ADD COLUMN "shown_to" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "founded_for" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "editors" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "has_unknown_editor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "submitted_for" uuid;--> statement-breakpoint
UPDATE "access_key_secret" SET "shown_to" = "made"."actor_id" FROM "operation_log" AS "made"
WHERE "made"."enterprise_id" = "access_key_secret"."enterprise_id" AND "made"."operation" = 'accessKey.created' AND "made"."actor_kind" = 'user'
  AND "made"."target_id" = "access_key_secret"."key_id"::text;--> statement-breakpoint
UPDATE "access_key_secret" SET "shown_to" = "made"."actor_id" FROM "operation_log" AS "made"
WHERE "made"."enterprise_id" = "access_key_secret"."enterprise_id" AND "made"."operation" = 'accessKey.rotated' AND "made"."actor_kind" = 'user'
  AND "made"."target_id" = "access_key_secret"."key_id"::text AND "made"."details" ->> 'prefix' = "access_key_secret"."prefix";--> statement-breakpoint
UPDATE "task" SET "founded_for" = "founder_id", "submitted_for" = "submitted_by";--> statement-breakpoint
-- Nobody has kept who edited it: such a task is left to a person.
UPDATE "task" SET "has_unknown_editor" = true WHERE EXISTS (
  SELECT 1 FROM "task_step" AS "edit" WHERE "edit"."task_id" = "task"."id" AND "edit"."action" = 'edit' AND NOT EXISTS (
    SELECT 1 FROM "task_step" AS "pass" WHERE "pass"."task_id" = "edit"."task_id" AND "pass"."action" = 'pass' AND "pass"."id" > "edit"."id"));
