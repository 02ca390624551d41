CREATE TABLE "operation_name" (
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lower_case" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "operation_name_enterprise_id_name_pk" PRIMARY KEY("enterprise_id","name")
);
--> statement-breakpoint
DROP INDEX "operation_log_by_operation";--> statement-breakpoint
ALTER TABLE "operation_name" ADD CONSTRAINT "operation_name_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_log_by_time" ON "operation_log" USING btree ("enterprise_id","at","seq","operation","actor_id");--> statement-breakpoint
CREATE INDEX "operation_log_by_actor" ON "operation_log" USING btree ("enterprise_id","actor_id","at","seq","operation");--> statement-breakpoint
CREATE INDEX "operation_log_by_actor_name" ON "operation_log" USING btree ("enterprise_id","actor_name","at","seq","operation","actor_id");--> statement-breakpoint
CREATE INDEX "operation_log_by_target_name" ON "operation_log" USING btree ("enterprise_id","target_name","at","seq","operation","actor_id","actor_name");--> statement-breakpoint
CREATE INDEX "operation_log_by_operation" ON "operation_log" USING btree ("enterprise_id","operation","at","seq","actor_id");--> statement-breakpoint
INSERT INTO "operation_name" ("enterprise_id", "name")
SELECT "enterprise_id", "actor_name" FROM "operation_log" WHERE "actor_name" <> ''
UNION SELECT "enterprise_id", "target_name" FROM "operation_log" WHERE "target_name" <> '';
