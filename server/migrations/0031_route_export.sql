-- Whoever saw routes could take them away as files: roles and keys keep what they had.
UPDATE "role" SET "permissions" = array_append("permissions", 'route:export') WHERE 'route:query' = ANY("permissions") AND NOT 'route:export' = ANY("permissions");--> statement-breakpoint
UPDATE "access_key" SET "scopes" = array_append("scopes", 'route:export') WHERE 'route:query' = ANY("scopes") AND NOT 'route:export' = ANY("scopes");
