-- What waits already stands where it came in: among what is asked from now on it would all be listed first, whenever it has to be decided.
UPDATE "task_approval" SET "queue" = round(extract(epoch FROM "due_at") * 1000)::bigint WHERE "state" = 'pending';
