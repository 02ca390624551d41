CREATE TABLE "flown_quarter" (
	"enterprise_id" uuid NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"flights" integer NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "flown_quarter_key" PRIMARY KEY("enterprise_id","begins_at")
);
--> statement-breakpoint
ALTER TABLE "flown_quarter" ADD CONSTRAINT "flown_quarter_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_flight_flown" ON "device_flight" USING btree ("device_id","take_off_at","seconds") WHERE landed_at is not null and source = 'live';--> statement-breakpoint
CREATE INDEX "flight_event_alarm" ON "flight_event" USING btree ("enterprise_id","at") WHERE event ->> 'kind' = 'alarm' and event ->> 'isOn' = 'true';--> statement-breakpoint
CREATE INDEX "task_by_status" ON "task" USING btree ("enterprise_id","status","founder_id");--> statement-breakpoint
CREATE INDEX "task_approval_waiting" ON "task_approval" USING btree ("enterprise_id","due_at") WHERE state = 'pending';--> statement-breakpoint
INSERT INTO "flown_quarter" ("enterprise_id", "begins_at", "flights", "seconds")
SELECT "enterprise_id", date_bin('15 minutes', "take_off_at", timestamptz 'epoch'), count(*), sum("seconds")
FROM "device_flight" WHERE "landed_at" IS NOT NULL AND "source" = 'live' GROUP BY 1, 2;
