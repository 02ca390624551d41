ALTER TABLE "outbox" ALTER COLUMN "error" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "error" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "error" SET DATA TYPE jsonb USING CASE
  WHEN "error" = '' THEN NULL
  WHEN "error" = 'expired' THEN '{"code":"expired"}'::jsonb
  WHEN "error" ~ '^HTTP \d{3}$' THEN jsonb_build_object('code', 'status', 'params', jsonb_build_object('status', substr("error", 6)))
  ELSE jsonb_build_object('code', 'other', 'params', jsonb_build_object('details', "error"))
END;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ALTER COLUMN "error" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ALTER COLUMN "error" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ALTER COLUMN "error" SET DATA TYPE jsonb USING CASE
  WHEN "error" = '' THEN NULL
  WHEN "error" = 'expired' THEN '{"code":"expired"}'::jsonb
  WHEN "error" ~ '^HTTP \d{3}$' THEN jsonb_build_object('code', 'status', 'params', jsonb_build_object('status', substr("error", 6)))
  ELSE jsonb_build_object('code', 'other', 'params', jsonb_build_object('details', "error"))
END;--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at");