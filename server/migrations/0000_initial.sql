CREATE TABLE "access_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"project" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"scopes" text[] DEFAULT '{}'::text[] NOT NULL,
	"whitelist" text NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"calls_per_minute" integer DEFAULT 600 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "access_key_tenant_key" UNIQUE("enterprise_id","id")
);
--> statement-breakpoint
CREATE TABLE "access_key_minute" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"calls" integer NOT NULL,
	"costly" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_key_secret" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"shown_to" uuid,
	"last_used_at" timestamp (3) with time zone,
	"last_used_ip" text DEFAULT '' NOT NULL,
	CONSTRAINT "access_key_secret_hash" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "access_key_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"secret_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_key_session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "access_key_usage" (
	"key_id" uuid NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"path" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "access_key_usage_key" PRIMARY KEY("key_id","hour","path","outcome")
);
--> statement-breakpoint
CREATE TABLE "airport_setting" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "former_airports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"held_from" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"queue" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"sealed" text DEFAULT '' NOT NULL,
	"number_key" text,
	"photo_ids" uuid[] NOT NULL,
	"seen_by" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"expires_on" date,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"told_days" smallint
);
--> statement-breakpoint
CREATE TABLE "vehicle_command" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"by_kind" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"token" bigint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"course" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"parent_id" uuid,
	"path" text NOT NULL,
	"depth" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"person_in_charge" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "department_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "department_name_key" UNIQUE NULLS NOT DISTINCT("enterprise_id","parent_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"sn" text NOT NULL,
	"sn_key" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"firmware_version" text DEFAULT '' NOT NULL,
	"factory_on" date,
	"activated_on" date,
	"warranty_until" date,
	"remark" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"hardware_id" text,
	"signing_key_sealed" text,
	"rtk_password_sealed" text,
	"endurance_minutes" double precision,
	"battery" jsonb,
	"rtk" jsonb,
	"pulses" json,
	"last_seen_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "device_name_key" UNIQUE("enterprise_id","name_key"),
	CONSTRAINT "device_sn_key" UNIQUE("enterprise_id","sn_key"),
	CONSTRAINT "device_hardware_key" UNIQUE("hardware_id")
);
--> statement-breakpoint
CREATE TABLE "device_flight" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"take_off_at" timestamp (3) with time zone NOT NULL,
	"landed_at" timestamp (3) with time zone,
	"is_landing_unseen" boolean DEFAULT false NOT NULL,
	"seconds" double precision GENERATED ALWAYS AS (coalesce(extract(epoch from landed_at - take_off_at), 0)::float8) STORED NOT NULL,
	"metres" double precision NOT NULL,
	"source" text DEFAULT 'live' NOT NULL,
	"pilot_id" uuid,
	"pilot_name" text,
	"airframe" text DEFAULT 'other' NOT NULL,
	"autopilot" text DEFAULT 'other' NOT NULL,
	"summary" jsonb,
	"lost_samples" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "device_flight_key" PRIMARY KEY("device_id","take_off_at"),
	CONSTRAINT "device_flight_tenant_key" UNIQUE("id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "device_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_group_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "device_group_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "device_group_member" (
	"enterprise_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	CONSTRAINT "device_group_member_key" PRIMARY KEY("group_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "device_open_flight" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"take_off_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"metres" double precision NOT NULL,
	CONSTRAINT "device_open_flight_key" PRIMARY KEY("device_id","take_off_at")
);
--> statement-breakpoint
CREATE TABLE "device_state_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"action" text,
	"state" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_user" (
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"may_fly" boolean DEFAULT false NOT NULL,
	"is_test_flight" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_user_key" PRIMARY KEY("device_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "flown_quarter" (
	"enterprise_id" uuid NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"flights" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flown_quarter_key" PRIMARY KEY("enterprise_id","begins_at")
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'enterprise' NOT NULL,
	"is_platform" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"logo_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"blob_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "flight_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"add_known" boolean DEFAULT false NOT NULL,
	"phase" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"flights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"refusal_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "flight_chunk" (
	"enterprise_id" uuid NOT NULL,
	"flight_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"samples" integer NOT NULL,
	"packed" "bytea" NOT NULL,
	"overview" "bytea" NOT NULL,
	CONSTRAINT "flight_chunk_key" PRIMARY KEY("flight_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "flight_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flight_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" uuid NOT NULL,
	"flight_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_journal" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flight_journal_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entries" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flown_route" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"route_name" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"document_version" integer,
	"document" jsonb,
	"mission" jsonb,
	"course" text NOT NULL,
	"sent_by" uuid,
	"closed_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_aboard" boolean DEFAULT false NOT NULL,
	"entry_point" integer NOT NULL,
	"manner" text NOT NULL,
	"cycles" integer NOT NULL,
	"begins_at" jsonb NOT NULL,
	"ends_at" integer NOT NULL,
	"items" integer NOT NULL,
	"first_item" integer NOT NULL,
	"is_part" boolean DEFAULT false NOT NULL,
	"has_skipped" boolean DEFAULT false NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"reached" integer,
	"flight_id" uuid,
	"early_end" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "formation_flight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"formation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"by_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"members" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marker" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"points" jsonb NOT NULL,
	"altitude" double precision,
	"style" jsonb NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marker_tenant_key" UNIQUE("enterprise_id","id")
);
--> statement-breakpoint
CREATE TABLE "marker_share" (
	"enterprise_id" uuid NOT NULL,
	"marker_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"may_edit" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marker_share_key" PRIMARY KEY("marker_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"push_id" uuid,
	"sending" integer,
	"priority" text,
	"confirmed_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"held_at_most_until" timestamp (3) with time zone,
	"is_mail_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "message_sending_key" UNIQUE("push_id","sending","user_id")
);
--> statement-breakpoint
CREATE TABLE "news_push" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"priority" text NOT NULL,
	"mode" text NOT NULL,
	"push_at" timestamp (3) with time zone,
	"is_push_at_chosen" boolean DEFAULT false NOT NULL,
	"interval_minutes" integer,
	"ends_at" timestamp (3) with time zone,
	"user_ids" uuid[] NOT NULL,
	"role_ids" uuid[] NOT NULL,
	"department_ids" uuid[] NOT NULL,
	"reach" jsonb NOT NULL,
	"founder_id" uuid,
	"founder" text NOT NULL,
	"editor" text,
	"state" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_chain" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_log" (
	"enterprise_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"details" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "operation_log_enterprise_id_seq_pk" PRIMARY KEY("enterprise_id","seq")
);
--> statement-breakpoint
CREATE TABLE "operation_name" (
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lower_case" text GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "operation_name_enterprise_id_name_pk" PRIMARY KEY("enterprise_id","name")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"way" text NOT NULL,
	"target" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"secret_until" timestamp (3) with time zone,
	"state" text NOT NULL,
	"error" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "device_parameters" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"hardware_id" text NOT NULL,
	"model" jsonb NOT NULL,
	"hash" bigint,
	"mark" bigint,
	"missing" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"ptz_permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"data_scope" text DEFAULT 'departmentTree' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "role_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "role_department" (
	"enterprise_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "role_department_role_id_department_id_pk" PRIMARY KEY("role_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "route" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"kind" text DEFAULT 'manual' NOT NULL,
	"document_version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"length" double precision NOT NULL,
	"west" double precision,
	"south" double precision,
	"east" double precision,
	"north" double precision,
	"broken_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"broken_since" timestamp (3) with time zone,
	"is_untold" boolean DEFAULT false NOT NULL,
	"recheck" uuid,
	"formation_id" uuid,
	"formation" jsonb,
	"task_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "route_number_key" UNIQUE("enterprise_id","number"),
	CONSTRAINT "route_name_key" UNIQUE NULLS NOT DISTINCT("enterprise_id","owner_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "route_share" (
	"enterprise_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"may_edit" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_share_key" PRIMARY KEY("route_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "socket_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"key_use" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_code_key" UNIQUE("target","purpose")
);
--> statement-breakpoint
CREATE TABLE "user_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"phase" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"refusal_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"passwords" text,
	"password_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"keep" text NOT NULL,
	"shape" jsonb NOT NULL,
	"ceiling" double precision,
	"scope" text NOT NULL,
	"department_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fence_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "fence_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "fence_device" (
	"enterprise_id" uuid NOT NULL,
	"fence_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	CONSTRAINT "fence_device_key" PRIMARY KEY("fence_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "former_zone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'noFly' NOT NULL,
	"shape" jsonb NOT NULL,
	"datum" text DEFAULT 'sea' NOT NULL,
	"floor" double precision,
	"ceiling" double precision,
	"active_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"held_from" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "no_fly_zone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"kind" text DEFAULT 'noFly' NOT NULL,
	"shape" jsonb NOT NULL,
	"datum" text DEFAULT 'sea' NOT NULL,
	"floor" double precision,
	"ceiling" double precision,
	"active_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "no_fly_zone_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "simulator" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"altitude" double precision NOT NULL,
	"address" text NOT NULL,
	"craft" text NOT NULL,
	"wind_speed" double precision NOT NULL,
	"patrols" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"started_by" text,
	"started_by_id" uuid,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"altitude" double precision,
	"address" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unpublished' NOT NULL,
	"approval" text DEFAULT 'none' NOT NULL,
	"was" text,
	"is_posted" boolean DEFAULT false NOT NULL,
	"craft" text NOT NULL,
	"mount" text NOT NULL,
	"plan" jsonb NOT NULL,
	"parameters" jsonb NOT NULL,
	"route_id" uuid NOT NULL,
	"work_location" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"site_id" uuid NOT NULL,
	"site_name" text NOT NULL,
	"site_longitude" double precision NOT NULL,
	"site_latitude" double precision NOT NULL,
	"site_altitude" double precision,
	"deadline" timestamp (3) with time zone NOT NULL,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"founder_id" uuid,
	"founder_name" text NOT NULL,
	"founded_for" uuid,
	"editors" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"has_unknown_editor" boolean DEFAULT false NOT NULL,
	"executor_id" uuid,
	"executor_name" text DEFAULT '' NOT NULL,
	"device_id" uuid,
	"device_name" text DEFAULT '' NOT NULL,
	"device_sn" text DEFAULT '' NOT NULL,
	"device_model" text DEFAULT '' NOT NULL,
	"approval_id" uuid,
	"submitted_by" uuid,
	"submitted_for" uuid,
	"approval_deadline" timestamp (3) with time zone,
	"approver_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"finisher_name" text DEFAULT '' NOT NULL,
	"area" double precision,
	"perimeter" double precision,
	"grade" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"last_started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "task_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "task_number_key" UNIQUE("enterprise_id","number")
);
--> statement-breakpoint
CREATE TABLE "task_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"founder_id" uuid,
	"submitted_by" uuid,
	"submitted_by_name" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by_name" text DEFAULT '' NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"automatic" jsonb,
	"proof" jsonb,
	"queue" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_flight" (
	"enterprise_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"flight_id" uuid NOT NULL,
	"is_whole" boolean NOT NULL,
	"seconds" double precision,
	"metres" double precision,
	CONSTRAINT "task_flight_key" PRIMARY KEY("task_id","flight_id")
);
--> statement-breakpoint
CREATE TABLE "task_revision" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_setting" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"config" jsonb,
	"config_version" integer DEFAULT 0 NOT NULL,
	"auto_approval" jsonb,
	"auto_approval_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_step" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"by_name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"executor_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_tally" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"founder_id" uuid,
	"status" text NOT NULL,
	"tasks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "height_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "height_file_name_key" UNIQUE("enterprise_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "parameter_metadata" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"vehicle" text NOT NULL,
	"version" text NOT NULL,
	"count" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parameter_metadata_version" UNIQUE("enterprise_id","vehicle","version")
);
--> statement-breakpoint
CREATE TABLE "vehicle_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"kind" text NOT NULL,
	"plan_kind" text,
	"log" integer,
	"file" text,
	"file_place" text,
	"taken_at" bigint,
	"told_at" timestamp (3) with time zone,
	"course" text NOT NULL,
	"fault" text,
	"word" text DEFAULT '' NOT NULL,
	"at" integer,
	"is_plan_unknown" boolean DEFAULT false NOT NULL,
	"plan" jsonb,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_type" text NOT NULL,
	"account" text NOT NULL,
	"account_key" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"mobile_key" text,
	"email" text DEFAULT '' NOT NULL,
	"email_key" text,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"may_change_password" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'normal' NOT NULL,
	"department_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"language" text DEFAULT 'zh' NOT NULL,
	"is_language_chosen" boolean DEFAULT false NOT NULL,
	"unit_system" integer DEFAULT 1 NOT NULL,
	"handedness" text DEFAULT 'american' NOT NULL,
	"muted_topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"quiet_hours" jsonb,
	"mail_priorities" text[] DEFAULT '{}'::text[] NOT NULL,
	"mail_topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"trajectories" integer DEFAULT 1 NOT NULL,
	"map_longitude" double precision,
	"map_latitude" double precision,
	"waypoint_defaults" jsonb,
	"totp_secret" text,
	"totp_pending" text,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"recovery_code_hashes" text[] DEFAULT '{}'::text[] NOT NULL,
	"real_name_state" text DEFAULT 'notCertified' NOT NULL,
	"pilot_state" text DEFAULT 'notCertified' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	CONSTRAINT "user_tenant_key" UNIQUE("enterprise_id","id"),
	CONSTRAINT "user_account_key" UNIQUE("account_key"),
	CONSTRAINT "user_mobile_key" UNIQUE("mobile_key"),
	CONSTRAINT "user_email_key" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "web_hook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_sealed" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"switched_off_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "web_hook_tenant_key" UNIQUE("enterprise_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"hook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"event_id" uuid NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"status" integer,
	"error" jsonb,
	"answer" text DEFAULT '' NOT NULL,
	"replay_of" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_hook_link" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_check" (
	"id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_actor_key_pk" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone,
	"every_seconds" integer,
	"claimed_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_minute" ADD CONSTRAINT "access_key_minute_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_minute" ADD CONSTRAINT "access_key_minute_key" FOREIGN KEY ("enterprise_id","key_id") REFERENCES "public"."access_key"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_secret" ADD CONSTRAINT "access_key_secret_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_secret" ADD CONSTRAINT "access_key_secret_key" FOREIGN KEY ("enterprise_id","key_id") REFERENCES "public"."access_key"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_session" ADD CONSTRAINT "access_key_session_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_session" ADD CONSTRAINT "access_key_session_secret_id_access_key_secret_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."access_key_secret"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_usage" ADD CONSTRAINT "access_key_usage_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key_usage" ADD CONSTRAINT "access_key_usage_of" FOREIGN KEY ("enterprise_id","key_id") REFERENCES "public"."access_key"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "airport_setting" ADD CONSTRAINT "airport_setting_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_airports" ADD CONSTRAINT "former_airports_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_command" ADD CONSTRAINT "vehicle_command_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_parent" FOREIGN KEY ("enterprise_id","parent_id") REFERENCES "public"."department"("enterprise_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_flight" ADD CONSTRAINT "device_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_flight" ADD CONSTRAINT "device_flight_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group" ADD CONSTRAINT "device_group_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group_member" ADD CONSTRAINT "device_group_member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group_member" ADD CONSTRAINT "device_group_member_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_group_member" ADD CONSTRAINT "device_group_member_group" FOREIGN KEY ("enterprise_id","group_id") REFERENCES "public"."device_group"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_open_flight" ADD CONSTRAINT "device_open_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_open_flight" ADD CONSTRAINT "device_open_flight_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_state_change" ADD CONSTRAINT "device_state_change_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_state_change" ADD CONSTRAINT "device_state_change_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_user" ADD CONSTRAINT "device_user_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_user" ADD CONSTRAINT "device_user_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_user" ADD CONSTRAINT "device_user_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flown_quarter" ADD CONSTRAINT "flown_quarter_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_owner" FOREIGN KEY ("enterprise_id","owner_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_import" ADD CONSTRAINT "flight_import_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_chunk" ADD CONSTRAINT "flight_chunk_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_chunk" ADD CONSTRAINT "flight_chunk_flight" FOREIGN KEY ("enterprise_id","flight_id") REFERENCES "public"."device_flight"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_event" ADD CONSTRAINT "flight_event_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_event" ADD CONSTRAINT "flight_event_flight" FOREIGN KEY ("enterprise_id","flight_id") REFERENCES "public"."device_flight"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flown_route" ADD CONSTRAINT "flown_route_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flown_route" ADD CONSTRAINT "flown_route_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formation_flight" ADD CONSTRAINT "formation_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker" ADD CONSTRAINT "marker_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_share" ADD CONSTRAINT "marker_share_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_share" ADD CONSTRAINT "marker_share_marker" FOREIGN KEY ("enterprise_id","marker_id") REFERENCES "public"."marker"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker_share" ADD CONSTRAINT "marker_share_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_push" ADD CONSTRAINT "news_push_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_chain" ADD CONSTRAINT "operation_chain_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_log" ADD CONSTRAINT "operation_log_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_name" ADD CONSTRAINT "operation_name_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parameters" ADD CONSTRAINT "device_parameters_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parameters" ADD CONSTRAINT "device_parameters_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_department" ADD CONSTRAINT "role_department_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_department" ADD CONSTRAINT "role_department_role" FOREIGN KEY ("enterprise_id","role_id") REFERENCES "public"."role"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_department" ADD CONSTRAINT "role_department_department" FOREIGN KEY ("enterprise_id","department_id") REFERENCES "public"."department"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role" FOREIGN KEY ("enterprise_id","role_id") REFERENCES "public"."role"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route" ADD CONSTRAINT "route_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_share" ADD CONSTRAINT "route_share_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_share" ADD CONSTRAINT "route_share_route" FOREIGN KEY ("enterprise_id","route_id") REFERENCES "public"."route"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_share" ADD CONSTRAINT "route_share_user" FOREIGN KEY ("enterprise_id","user_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_ticket" ADD CONSTRAINT "socket_ticket_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_owner" FOREIGN KEY ("enterprise_id","owner_id") REFERENCES "public"."user_account"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence" ADD CONSTRAINT "fence_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence" ADD CONSTRAINT "fence_department" FOREIGN KEY ("enterprise_id","department_id") REFERENCES "public"."department"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence_device" ADD CONSTRAINT "fence_device_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence_device" ADD CONSTRAINT "fence_device_fence" FOREIGN KEY ("enterprise_id","fence_id") REFERENCES "public"."fence"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fence_device" ADD CONSTRAINT "fence_device_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_zone" ADD CONSTRAINT "former_zone_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_fly_zone" ADD CONSTRAINT "no_fly_zone_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulator" ADD CONSTRAINT "simulator_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulator" ADD CONSTRAINT "simulator_started_by_id_user_account_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulator" ADD CONSTRAINT "simulator_device" FOREIGN KEY ("enterprise_id","device_id") REFERENCES "public"."device"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_approval" ADD CONSTRAINT "task_approval_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_approval" ADD CONSTRAINT "task_approval_task" FOREIGN KEY ("enterprise_id","task_id") REFERENCES "public"."task"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_flight" ADD CONSTRAINT "task_flight_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_flight" ADD CONSTRAINT "task_flight_task" FOREIGN KEY ("enterprise_id","task_id") REFERENCES "public"."task"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_revision" ADD CONSTRAINT "task_revision_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_setting" ADD CONSTRAINT "task_setting_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_step" ADD CONSTRAINT "task_step_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_step" ADD CONSTRAINT "task_step_task" FOREIGN KEY ("enterprise_id","task_id") REFERENCES "public"."task"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_tally" ADD CONSTRAINT "task_tally_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "height_file" ADD CONSTRAINT "height_file_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_metadata" ADD CONSTRAINT "parameter_metadata_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_transfer" ADD CONSTRAINT "vehicle_transfer_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_department" FOREIGN KEY ("enterprise_id","department_id") REFERENCES "public"."department"("enterprise_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook" ADD CONSTRAINT "web_hook_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ADD CONSTRAINT "web_hook_delivery_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_delivery" ADD CONSTRAINT "web_hook_delivery_hook" FOREIGN KEY ("enterprise_id","hook_id") REFERENCES "public"."web_hook"("enterprise_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hook_link" ADD CONSTRAINT "web_hook_link_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_key_secret_by_key" ON "access_key_secret" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "access_key_session_by_secret" ON "access_key_session" USING btree ("secret_id");--> statement-breakpoint
CREATE INDEX "access_key_usage_by_hour" ON "access_key_usage" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "former_airports_by_time" ON "former_airports" USING btree ("enterprise_id","held_until");--> statement-breakpoint
CREATE INDEX "certification_by_user" ON "certification" USING btree ("user_id","kind","submitted_at");--> statement-breakpoint
CREATE INDEX "certification_pending" ON "certification" USING btree ("enterprise_id","state","submitted_at");--> statement-breakpoint
CREATE INDEX "certification_by_queue" ON "certification" USING btree ("enterprise_id","queue","id");--> statement-breakpoint
CREATE INDEX "certification_by_submitted" ON "certification" USING btree ("enterprise_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "certification_by_expiry" ON "certification" USING btree ("enterprise_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "certification_running_out" ON "certification" USING btree ("expires_on") WHERE "certification"."state" = 'passed' and "certification"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "certification_by_number" ON "certification" USING btree ("enterprise_id","number_key");--> statement-breakpoint
CREATE INDEX "vehicle_command_by_device" ON "vehicle_command" USING btree ("enterprise_id","device_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vehicle_command_by_time" ON "vehicle_command" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vehicle_command_by_token" ON "vehicle_command" USING btree ("device_id","token");--> statement-breakpoint
CREATE INDEX "vehicle_command_under_way" ON "vehicle_command" USING btree ("id") WHERE course in ('recorded', 'sent', 'inProgress');--> statement-breakpoint
CREATE INDEX "department_path" ON "department" USING btree ("enterprise_id","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "device_by_name" ON "device" USING btree ("enterprise_id","name","id","sn","type","state");--> statement-breakpoint
CREATE INDEX "device_by_sn" ON "device" USING btree ("enterprise_id","sn","id","name","type","state");--> statement-breakpoint
CREATE INDEX "device_by_created" ON "device" USING btree ("enterprise_id","created_at","id","name","sn","type","state");--> statement-breakpoint
CREATE INDEX "device_flight_by_take_off" ON "device_flight" USING btree ("enterprise_id","take_off_at","id");--> statement-breakpoint
CREATE INDEX "device_flight_by_seconds" ON "device_flight" USING btree ("enterprise_id","seconds","id");--> statement-breakpoint
CREATE INDEX "device_flight_in_the_air" ON "device_flight" USING btree ("id") WHERE landed_at is null;--> statement-breakpoint
CREATE INDEX "device_flight_by_metres" ON "device_flight" USING btree ("enterprise_id","metres","id");--> statement-breakpoint
CREATE INDEX "device_flight_flown" ON "device_flight" USING btree ("device_id","take_off_at","seconds") WHERE landed_at is not null and source = 'live';--> statement-breakpoint
CREATE INDEX "device_group_member_by_device" ON "device_group_member" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "device_state_change_by_device" ON "device_state_change" USING btree ("device_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_one_owner" ON "device_user" USING btree ("device_id") WHERE kind = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "device_one_exclusive" ON "device_user" USING btree ("device_id") WHERE kind = 'exclusive';--> statement-breakpoint
CREATE INDEX "device_user_by_user" ON "device_user" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "file_by_owner" ON "file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "file_by_blob" ON "file" USING btree ("blob_key");--> statement-breakpoint
CREATE INDEX "flight_import_by_owner" ON "flight_import" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "flight_import_by_content" ON "flight_import" USING btree ("enterprise_id","sha256");--> statement-breakpoint
CREATE INDEX "flight_event_by_flight" ON "flight_event" USING btree ("flight_id","at","id");--> statement-breakpoint
CREATE INDEX "flight_event_alarm" ON "flight_event" USING btree ("enterprise_id","at") WHERE event ->> 'kind' = 'alarm' and event ->> 'isOn' = 'true';--> statement-breakpoint
CREATE INDEX "flown_route_of_device" ON "flown_route" USING btree ("enterprise_id","device_id","route_id");--> statement-breakpoint
CREATE INDEX "flown_route_aboard" ON "flown_route" USING btree ("device_id") WHERE is_aboard;--> statement-breakpoint
CREATE INDEX "formation_flight_of_formation" ON "formation_flight" USING btree ("enterprise_id","formation_id","created_at");--> statement-breakpoint
CREATE INDEX "formation_flight_starting" ON "formation_flight" USING btree ("id") WHERE state = 'starting';--> statement-breakpoint
CREATE INDEX "marker_by_name" ON "marker" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "marker_by_folder" ON "marker" USING btree ("enterprise_id","folder","id");--> statement-breakpoint
CREATE INDEX "marker_by_created" ON "marker" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "marker_by_changed" ON "marker" USING btree ("enterprise_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "marker_share_by_user" ON "marker_share" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_by_user" ON "message" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id") WHERE read_at is null and held_until is null;--> statement-breakpoint
CREATE INDEX "message_unconfirmed" ON "message" USING btree ("user_id") WHERE priority = 'urgent' and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "message_held" ON "message" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "message_mail_due" ON "message" USING btree ("id") WHERE is_mail_due and held_until is null;--> statement-breakpoint
CREATE INDEX "news_push_by_created" ON "news_push" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "news_push_by_title" ON "news_push" USING btree ("enterprise_id","title","id");--> statement-breakpoint
CREATE INDEX "operation_log_by_time" ON "operation_log" USING btree ("enterprise_id","at","seq","operation","actor_id");--> statement-breakpoint
CREATE INDEX "operation_log_by_operation" ON "operation_log" USING btree ("enterprise_id","operation","at","seq","actor_id");--> statement-breakpoint
CREATE INDEX "operation_log_by_actor" ON "operation_log" USING btree ("enterprise_id","actor_id","at","seq","operation");--> statement-breakpoint
CREATE INDEX "operation_log_by_actor_name" ON "operation_log" USING btree ("enterprise_id","actor_name","at","seq","operation","actor_id");--> statement-breakpoint
CREATE INDEX "operation_log_by_target_name" ON "operation_log" USING btree ("enterprise_id","target_name","at","seq","operation","actor_id","actor_name");--> statement-breakpoint
CREATE INDEX "outbox_by_created" ON "outbox" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "user_role_by_role" ON "user_role" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "route_by_name" ON "route" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "route_by_length" ON "route" USING btree ("enterprise_id","length","id");--> statement-breakpoint
CREATE INDEX "route_by_created" ON "route" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "route_by_changed" ON "route" USING btree ("enterprise_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "route_by_folder" ON "route" USING btree ("enterprise_id","folder") WHERE folder <> '';--> statement-breakpoint
CREATE INDEX "route_to_recheck" ON "route" USING btree ("enterprise_id","recheck","id") WHERE recheck is not null;--> statement-breakpoint
CREATE INDEX "route_of_formation" ON "route" USING btree ("enterprise_id","formation_id") WHERE formation_id is not null;--> statement-breakpoint
CREATE INDEX "route_of_task" ON "route" USING btree ("task_id") WHERE task_id is not null;--> statement-breakpoint
CREATE INDEX "route_broken" ON "route" USING btree ("enterprise_id") WHERE broken_since is not null;--> statement-breakpoint
CREATE INDEX "route_share_by_user" ON "route_share" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_tenant" ON "session" USING btree ("enterprise_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "verification_code_by_expiry" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_import_by_owner" ON "user_import" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "fence_by_name" ON "fence" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "fence_by_created" ON "fence" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "fence_device_by_device" ON "fence_device" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "former_zone_by_time" ON "former_zone" USING btree ("enterprise_id","held_until");--> statement-breakpoint
CREATE INDEX "no_fly_zone_by_name" ON "no_fly_zone" USING btree ("enterprise_id","name","id");--> statement-breakpoint
CREATE INDEX "no_fly_zone_by_validity" ON "no_fly_zone" USING btree ("enterprise_id","valid_until","id");--> statement-breakpoint
CREATE INDEX "no_fly_zone_by_created" ON "no_fly_zone" USING btree ("enterprise_id","created_at","id");--> statement-breakpoint
CREATE INDEX "simulator_running" ON "simulator" USING btree ("ends_at") WHERE ends_at is not null;--> statement-breakpoint
CREATE INDEX "site_by_name" ON "site" USING btree ("enterprise_id","name","id","address");--> statement-breakpoint
CREATE INDEX "site_by_created" ON "site" USING btree ("enterprise_id","created_at","id","name","address");--> statement-breakpoint
CREATE INDEX "task_by_number" ON "task" USING btree ("enterprise_id","number","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_by_name" ON "task" USING btree ("enterprise_id","name","id","status","approval","type");--> statement-breakpoint
CREATE INDEX "task_by_deadline" ON "task" USING btree ("enterprise_id","deadline","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_by_created" ON "task" USING btree ("enterprise_id","created_at","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_by_changed" ON "task" USING btree ("enterprise_id","changed_at","id","status","approval","type","founder_id","executor_id","name");--> statement-breakpoint
CREATE INDEX "task_of_founder" ON "task" USING btree ("enterprise_id","founder_id");--> statement-breakpoint
CREATE INDEX "task_of_executor" ON "task" USING btree ("enterprise_id","executor_id") WHERE executor_id is not null;--> statement-breakpoint
CREATE INDEX "task_of_device" ON "task" USING btree ("enterprise_id","device_id") WHERE device_id is not null;--> statement-breakpoint
CREATE INDEX "task_by_status" ON "task" USING btree ("enterprise_id","status","founder_id");--> statement-breakpoint
CREATE INDEX "task_of_site" ON "task" USING btree ("enterprise_id","site_id");--> statement-breakpoint
CREATE INDEX "task_by_letters" ON "task" USING gin ((string_to_array(lower("name"), null) || string_to_array(regexp_replace(lower("name"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "task_by_state" ON "task" USING btree ("enterprise_id","status","approval","type");--> statement-breakpoint
CREATE INDEX "task_open" ON "task" USING btree ("enterprise_id","deadline") WHERE status in ('unpublished', 'published', 'executing') and approval in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "task_by_time" ON "task" USING gist (tstzrange(least(coalesce("start_time", "created_at"), coalesce("end_time", "deadline"), "started_at", "last_started_at", "completed_at"), greatest(coalesce("start_time", "created_at"), coalesce("end_time", "deadline"), "started_at", "last_started_at", "completed_at"), '[]'));--> statement-breakpoint
CREATE UNIQUE INDEX "task_of_route" ON "task" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "task_approval_by_queue" ON "task_approval" USING btree ("enterprise_id","queue","id","state","type","founder_id","name");--> statement-breakpoint
CREATE INDEX "task_approval_by_submitted" ON "task_approval" USING btree ("enterprise_id","submitted_at","id","state","type","founder_id","name");--> statement-breakpoint
CREATE INDEX "task_approval_by_letters" ON "task_approval" USING gin ((string_to_array(lower("name"), null) || string_to_array(regexp_replace(lower("name"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "task_approval_by_number" ON "task_approval" USING btree ("enterprise_id","number");--> statement-breakpoint
CREATE INDEX "task_approval_by_state" ON "task_approval" USING btree ("enterprise_id","state","type");--> statement-breakpoint
CREATE INDEX "task_approval_of_founder" ON "task_approval" USING btree ("enterprise_id","founder_id");--> statement-breakpoint
CREATE INDEX "task_approval_of_task" ON "task_approval" USING btree ("task_id","submitted_at");--> statement-breakpoint
CREATE INDEX "task_approval_waiting" ON "task_approval" USING btree ("enterprise_id","due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "task_one_pending" ON "task_approval" USING btree ("task_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "task_step_of_task" ON "task_step" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "task_tally_of_enterprise" ON "task_tally" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "vehicle_transfer_by_device" ON "vehicle_transfer" USING btree ("enterprise_id","device_id","log");--> statement-breakpoint
CREATE INDEX "vehicle_transfer_by_age" ON "vehicle_transfer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vehicle_transfer_under_way" ON "vehicle_transfer" USING btree ("id") WHERE course = 'running';--> statement-breakpoint
CREATE INDEX "user_by_name" ON "user_account" USING btree ("enterprise_id","name","id","state","department_id","real_name_state","pilot_state");--> statement-breakpoint
CREATE INDEX "user_by_created" ON "user_account" USING btree ("enterprise_id","created_at","id","state","department_id","real_name_state","pilot_state");--> statement-breakpoint
CREATE INDEX "user_by_account" ON "user_account" USING btree ("enterprise_id","account","id","state","department_id","real_name_state","pilot_state");--> statement-breakpoint
CREATE INDEX "user_by_letters" ON "user_account" USING gin ((string_to_array(lower("name" || ' ' || "account" || ' ' || "mobile"), null) || string_to_array(regexp_replace(lower("name" || ' ' || "account" || ' ' || "mobile"), '(..)', E'\\1\x1f', 'g'), E'\x1f') || string_to_array(regexp_replace(substr(lower("name" || ' ' || "account" || ' ' || "mobile"), 2), '(..)', E'\\1\x1f', 'g'), E'\x1f')));--> statement-breakpoint
CREATE INDEX "user_by_department" ON "user_account" USING btree ("enterprise_id","department_id","name","id");--> statement-breakpoint
CREATE INDEX "user_by_state" ON "user_account" USING btree ("enterprise_id","state","name","id");--> statement-breakpoint
CREATE INDEX "web_hook_delivery_listed" ON "web_hook_delivery" USING btree ("hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "web_hook_delivery_waiting" ON "web_hook_delivery" USING btree ("hook_id","next_try_at") WHERE "web_hook_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "web_hook_delivery_by_age" ON "web_hook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "web_hook_delivery_once" ON "web_hook_delivery" USING btree ("hook_id","event_id") WHERE "web_hook_delivery"."replay_of" is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at");--> statement-breakpoint
-- Packed already: to compress them once more costs time and saves nothing.
ALTER TABLE "flight_chunk" ALTER COLUMN "packed" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "flight_chunk" ALTER COLUMN "overview" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "flight_journal" ALTER COLUMN "entries" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION note_task_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "task_revision" AS known ("enterprise_id", "revision")
  VALUES (new."enterprise_id", pg_current_xact_id()::text::bigint)
  ON CONFLICT ("enterprise_id") DO UPDATE SET "revision" = excluded."revision" WHERE known."revision" <> excluded."revision";
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- In the order in which the transactions end.
CREATE CONSTRAINT TRIGGER task_changed AFTER INSERT OR UPDATE OF "changed_at" ON "task"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_task_change();
