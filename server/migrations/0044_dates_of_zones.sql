-- Zones that are kept already: routes are looked at again when they begin to forbid what is planned, a day before they come into force, and when they end.
INSERT INTO "job" ("key", "kind", "payload", "run_at")
SELECT DISTINCT 'airspace.zoneDate ' || "enterprise_id" || ' ' || "of" || ' ' || "iso", 'airspace.zoneDate',
  jsonb_build_object('enterpriseId', "enterprise_id", 'of', "of", 'at', "iso"), "turns_at"
FROM (
  SELECT "enterprise_id", "of", to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "iso",
    "at" - (CASE WHEN "of" = 'activeFrom' THEN interval '24 hours' ELSE interval '0' END) + interval '5 minutes' AS "turns_at"
  FROM "no_fly_zone", LATERAL (VALUES ('activeFrom', "active_from"), ('validUntil', "valid_until")) AS "date" ("of", "at")
  WHERE "at" IS NOT NULL
) AS "dates"
WHERE "turns_at" > now()
ON CONFLICT DO NOTHING;
