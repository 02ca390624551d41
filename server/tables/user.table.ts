import type { QuietHours } from '@skyhelm/core/message/quiet-hours';
import type { WaypointDefaults } from '@skyhelm/core/plan/route-defaults';
import { HANDEDNESS } from '@skyhelm/core/vehicle/sticks';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { lettersAndPairs } from '../platform/db/letters.ts';
import { department } from './department.table.ts';
import { enterpriseId } from './enterprise.table.ts';

type Searched = Record<'name' | 'account' | 'mobile', PgColumn>;

/** What a keyword is looked for in. */
export const searchedText = ({ name, account, mobile }: Searched): SQL => sql`lower(${name} || ' ' || ${account} || ' ' || ${mobile})`;

/** The same without the number, which is not for everybody to find out digit by digit. */
export const nameAndAccount = ({ name, account }: Pick<Searched, 'name' | 'account'>): SQL => sql`lower(${name} || ' ' || ${account})`;

const CERTIFICATION = ['notCertified', 'pending', 'passed', 'failed'] as const;

export const user = pgTable(
  'user_account',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    userType: text('user_type', { enum: ['general', 'enterprise'] }).notNull(),
    account: text('account').notNull(),
    /** Lower case; unique over all tenants, because signing in names no tenant. */
    accountKey: text('account_key').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull().default(''),
    mobileKey: text('mobile_key'),
    email: text('email').notNull().default(''),
    emailKey: text('email_key'),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    mayChangePassword: boolean('may_change_password').notNull().default(true),
    state: text('state', { enum: ['normal', 'frozen'] })
      .notNull()
      .default('normal'),
    departmentId: uuid('department_id'),
    remark: text('remark').notNull().default(''),
    imageFileId: uuid('image_file_id'),
    language: text('language', { enum: ['zh', 'en', 'ru'] })
      .notNull()
      .default('zh'),
    /** Whether its owner chose it: until then it was somebody else's guess, and the browser knows better. */
    isLanguageChosen: boolean('is_language_chosen').notNull().default(false),
    /** 1 metric, 2 imperial. */
    unitSystem: integer('unit_system').$type<1 | 2>().notNull().default(1),
    /** Which hand holds which stick. */
    handedness: text('handedness', { enum: HANDEDNESS }).notNull().default('american'),
    /** Messages about these arrive as read. */
    mutedTopics: text('muted_topics')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Until their end most messages wait. */
    quietHours: jsonb('quiet_hours').$type<QuietHours>(),
    /** Pushes with these come by e-mail as well. */
    mailPriorities: text('mail_priorities')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Messages about these come by e-mail as well. */
    mailTopics: text('mail_topics')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** How many trajectories of an aircraft the map shows. */
    trajectories: integer('trajectories').$type<0 | 1 | 2 | 3>().notNull().default(1),
    /** Where maps begin; null for wherever one's aircraft are. */
    mapLongitude: doublePrecision('map_longitude'),
    mapLatitude: doublePrecision('map_latitude'),
    /** What their new waypoints begin with. */
    waypointDefaults: jsonb('waypoint_defaults').$type<WaypointDefaults>(),
    /** Encrypted with the installation's key. `pending` waits for its first correct code. */
    totpSecret: text('totp_secret'),
    totpPending: text('totp_pending'),
    totpLastStep: integer('totp_last_step').notNull().default(0),
    recoveryCodeHashes: text('recovery_code_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    realName: text('real_name_state', { enum: CERTIFICATION }).notNull().default('notCertified'),
    pilot: text('pilot_state', { enum: CERTIFICATION }).notNull().default('notCertified'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    lastSignInAt: moment('last_sign_in_at'),
  },
  (table) => [
    unique('user_tenant_key').on(table.enterpriseId, table.id),
    unique('user_account_key').on(table.accountKey),
    unique('user_mobile_key').on(table.mobileKey),
    unique('user_email_key').on(table.emailKey),
    foreignKey({
      name: 'user_department',
      columns: [table.enterpriseId, table.departmentId],
      foreignColumns: [department.enterpriseId, department.id],
    }),
    // What lists are filtered by stands behind the order, so that walking along a list never leaves its index.
    index('user_by_name').on(table.enterpriseId, table.name, table.id, table.state, table.departmentId, table.realName, table.pilot),
    index('user_by_created').on(
      table.enterpriseId,
      table.createdAt,
      table.id,
      table.state,
      table.departmentId,
      table.realName,
      table.pilot,
    ),
    index('user_by_account').on(table.enterpriseId, table.account, table.id, table.state, table.departmentId, table.realName, table.pilot),
    index('user_by_letters').using('gin', sql`(${lettersAndPairs(searchedText(table))})`),
    index('user_by_department').on(table.enterpriseId, table.departmentId, table.name, table.id),
    index('user_by_state').on(table.enterpriseId, table.state, table.name, table.id),
  ],
);

/** Condition on user rows: the keyword is part of a name, account or mobile number, whatever the case. */
export const named = (keyword: string, searched: SQL = searchedText(user)): SQL | undefined =>
  keyword === '' ? undefined : sql`strpos(${searched}, ${keyword.toLowerCase()}) > 0`;
