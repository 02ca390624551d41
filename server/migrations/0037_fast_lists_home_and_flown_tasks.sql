CREATE TABLE "flown_quarter" (
	"enterprise_id" uuid NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"flights" integer NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "flown_quarter_key" PRIMARY KEY("enterprise_id","begins_at")
);
--> statement-breakpoint
DROP INDEX "message_by_user";--> statement-breakpoint
DROP INDEX "user_by_letters";--> statement-breakpoint
ALTER TABLE "task_flight" ADD COLUMN "seconds" double precision;--> statement-breakpoint
ALTER TABLE "task_flight" ADD COLUMN "metres" double precision;--> statement-breakpoint
ALTER TABLE "flown_quarter" ADD CONSTRAINT "flown_quarter_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_flight_flown" ON "device_flight" USING btree ("device_id","take_off_at","seconds") WHERE landed_at is not null and source = 'live';--> statement-breakpoint
CREATE INDEX "flight_event_alarm" ON "flight_event" USING btree ("enterprise_id","at") WHERE event ->> 'kind' = 'alarm' and event ->> 'isOn' = 'true';--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id") WHERE read_at is null and held_until is null;--> statement-breakpoint
CREATE INDEX "message_unconfirmed" ON "message" USING btree ("user_id") WHERE priority = 'urgent' and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "task_by_status" ON "task" USING btree ("enterprise_id","status","founder_id");--> statement-breakpoint
CREATE INDEX "task_by_letters" ON "task" USING gin ((string_to_array(lower("name"), null) || string_to_array(regexp_replace(lower("name"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "task_by_state" ON "task" USING btree ("enterprise_id","status","approval","type");--> statement-breakpoint
CREATE INDEX "task_approval_by_letters" ON "task_approval" USING gin ((string_to_array(lower("name"), null) || string_to_array(regexp_replace(lower("name"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "task_approval_by_number" ON "task_approval" USING btree ("enterprise_id","number");--> statement-breakpoint
CREATE INDEX "task_approval_by_state" ON "task_approval" USING btree ("enterprise_id","state","type");--> statement-breakpoint
CREATE INDEX "task_approval_of_founder" ON "task_approval" USING btree ("enterprise_id","founder_id");--> statement-breakpoint
CREATE INDEX "task_approval_waiting" ON "task_approval" USING btree ("enterprise_id","due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "message_by_user" ON "message" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_by_letters" ON "user_account" USING gin ((string_to_array(lower("name" || ' ' || "account" || ' ' || "mobile"), null) || string_to_array(regexp_replace(lower("name" || ' ' || "account" || ' ' || "mobile"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name" || ' ' || "account" || ' ' || "mobile"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
INSERT INTO "flown_quarter" ("enterprise_id", "begins_at", "flights", "seconds")
SELECT "enterprise_id", date_bin('15 minutes', "take_off_at", timestamptz 'epoch'), count(*), sum("seconds")
FROM "device_flight" WHERE "landed_at" IS NOT NULL AND "source" = 'live' GROUP BY 1, 2;
