ALTER TABLE "task_flight" ADD COLUMN "seconds" double precision;--> statement-breakpoint
ALTER TABLE "task_flight" ADD COLUMN "metres" double precision;