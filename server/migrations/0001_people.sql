DROP INDEX "user_by_name";--> statement-breakpoint
DROP INDEX "user_by_created";--> statement-breakpoint
DROP INDEX "user_by_account";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "file_by_blob" ON "file" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "user_by_letter_pairs" ON "user_account" USING gin ((string_to_array(regexp_replace(lower("name" || ' ' || "account" || ' ' || "mobile"), '(..)', '\1|', 'g'), '|') || string_to_array(regexp_replace(substr(lower("name" || ' ' || "account" || ' ' || "mobile"), 2), '(..)', '\1|', 'g'), '|')));--> statement-breakpoint
CREATE INDEX "user_by_name" ON "user_account" USING btree ("enterprise_id","name","id","state","department_id","real_name_state","pilot_state");--> statement-breakpoint
CREATE INDEX "user_by_created" ON "user_account" USING btree ("enterprise_id","created_at","id","state","department_id","real_name_state","pilot_state");--> statement-breakpoint
CREATE INDEX "user_by_account" ON "user_account" USING btree ("enterprise_id","account","id","state","department_id","real_name_state","pilot_state");