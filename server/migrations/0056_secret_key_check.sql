CREATE TABLE "secret_check" (
	"id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
