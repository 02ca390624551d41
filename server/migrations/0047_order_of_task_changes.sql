CREATE TABLE "task_revision" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_revision" ADD CONSTRAINT "task_revision_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION note_task_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "task_revision" AS known ("enterprise_id", "revision")
  VALUES (new."enterprise_id", pg_current_xact_id()::text::bigint)
  ON CONFLICT ("enterprise_id") DO UPDATE SET "revision" = excluded."revision" WHERE known."revision" <> excluded."revision";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER task_changed AFTER INSERT OR UPDATE OF "changed_at" ON "task"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_task_change();
