DROP INDEX "message_by_user";--> statement-breakpoint
DROP INDEX "user_by_letters";--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id") WHERE read_at is null and held_until is null;--> statement-breakpoint
CREATE INDEX "message_unconfirmed" ON "message" USING btree ("user_id") WHERE priority = 'urgent' and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "task_by_letters" ON "task" USING gin ((string_to_array(lower("name"), null) || string_to_array(regexp_replace(lower("name"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "task_by_state" ON "task" USING btree ("enterprise_id","status","approval","type");--> statement-breakpoint
CREATE INDEX "task_approval_by_letters" ON "task_approval" USING gin ((string_to_array(lower("name"), null) || string_to_array(regexp_replace(lower("name"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "task_approval_by_number" ON "task_approval" USING btree ("enterprise_id","number");--> statement-breakpoint
CREATE INDEX "task_approval_by_state" ON "task_approval" USING btree ("enterprise_id","state","type");--> statement-breakpoint
CREATE INDEX "task_approval_of_founder" ON "task_approval" USING btree ("enterprise_id","founder_id");--> statement-breakpoint
CREATE INDEX "message_by_user" ON "message" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_by_letters" ON "user_account" USING gin ((string_to_array(lower("name" || ' ' || "account" || ' ' || "mobile"), null) || string_to_array(regexp_replace(lower("name" || ' ' || "account" || ' ' || "mobile"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name" || ' ' || "account" || ' ' || "mobile"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));