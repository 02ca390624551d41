ALTER TABLE "flown_route" DROP CONSTRAINT "flown_route_route";
--> statement-breakpoint
ALTER TABLE "flown_route" ADD COLUMN "route_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "flown_route" ADD COLUMN "document_version" integer;--> statement-breakpoint
ALTER TABLE "flown_route" ADD COLUMN "document" jsonb;--> statement-breakpoint
UPDATE "flown_route" SET "route_name" = "route"."name"
FROM "route" WHERE "route"."enterprise_id" = "flown_route"."enterprise_id" AND "route"."id" = "flown_route"."route_id";--> statement-breakpoint
UPDATE "flown_route" SET "document_version" = "route"."document_version", "document" = "route"."document"
FROM "route" WHERE "route"."enterprise_id" = "flown_route"."enterprise_id" AND "route"."id" = "flown_route"."route_id" AND "route"."version" = "flown_route"."version";
