import type { Params, WordKey } from '@skyhelm/i18n/translate';
import type { ListenAddress, Parsed, SerialPort, VehicleAddress } from './parsers.ts';
import type { Quotas } from './quotas.ts';
import { flagOf, SETTINGS, type Setting } from './settings.ts';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  edition: 'enterprise' | 'personal';
  online: boolean;
  loginOnline: boolean;
  demo: boolean;
  demoFleet: boolean;
  adminPassword: string | undefined;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  /** Where servers of one installation hear each other; within the process where there is but one. */
  busUrl: string[] | undefined;
  busCredentials: string | undefined;
  busCa: string | undefined;
  /** Where uploads lie, if not in the data folder: servers of one installation have it in common. */
  blobsDir: string | undefined;
  publicOrigin: string | undefined;
  trustProxy: string[];
  smtpUrl: string | undefined;
  smtpFrom: string | undefined;
  smsHookUrl: string | undefined;
  smsHookSecret: string | undefined;
  /** Networks that are not public and that web hooks may reach all the same. */
  webHookNetworks: string[];
  sessionIdleMinutes: number;
  sessionMaxHours: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  metricsToken: string | undefined;
  /** Where MAVLink is listened for; without a host it is the one of the console. */
  mavlinkUdp: ListenAddress | 'off';
  mavlinkTcp: ListenAddress | 'off';
  mavlinkWs: ListenAddress | 'off';
  mavlinkConnect: VehicleAddress[];
  mavlinkSerial: SerialPort[];
  simulatorsMax: number;
  simulatorsPerEnterprise: number;
  /** Megabytes of fetched flight logs that an enterprise may keep. */
  vehicleLogsMb: number;
  /** How much an enterprise, or a personal account, may keep of each kind, where the operator has said so. */
  quotas: Quotas;
  quotasPersonal: Quotas;
  /** Megabytes of disk that uploads, imports and new routes leave free. */
  diskReserveMb: number;
  /** Days after which the record of a flight is deleted; nought for never. */
  flightRecordDays: number;
  /** A file, a folder, or the address of a tile server. */
  tilesNormal: string | undefined;
  tilesSatellite: string | undefined;
  tilesNormalDatum: 'wgs84' | 'gcj02';
  tilesSatelliteDatum: 'wgs84' | 'gcj02';
  tilesNormalAttribution: string | undefined;
  tilesSatelliteAttribution: string | undefined;
}

export interface ConfigFault {
  key: WordKey;
  params: Params;
}

/** Flags win over the environment. Every fault is returned, so that an operator mends them all in one go. */
export function readConfig(env: NodeJS.ProcessEnv, args: string[]): Config | { faults: ConfigFault[] } {
  const { given, faults } = readFlags(args);
  const textOf = (setting: Setting<unknown>): string | undefined => {
    const named = given.get(setting.env) ?? (env[setting.env] || undefined);
    return named ?? (setting.sameAs ? textOf(SETTINGS[setting.sameAs]) : setting.fallback);
  };
  const read = <K extends keyof Config>(key: K): Config[K] => {
    const setting: Setting<Config[K]> = SETTINGS[key];
    const text = textOf(setting);
    if (text === undefined) return undefined as Config[K];
    const parsed: Parsed<Config[K]> = setting.parse(text);
    if ('value' in parsed) return parsed.value;
    faults.push({ key: parsed.fault, params: { setting: setting.env, ...parsed.params } });
    return undefined as Config[K];
  };
  const config = Object.fromEntries((Object.keys(SETTINGS) as (keyof Config)[]).map((key) => [key, read(key)])) as unknown as Config;
  faults.push(...contradictions(config));
  return faults.length > 0 ? { faults } : config;
}

export const wantsHelp = (args: string[]): boolean => args.includes('--help') || args.includes('-h');

function readFlags(args: string[]): { given: Map<string, string>; faults: ConfigFault[] } {
  const given = new Map<string, string>();
  const faults: ConfigFault[] = [];
  const byFlag = new Map(Object.values(SETTINGS).map((setting: Setting<unknown>) => [flagOf(setting), setting]));
  for (let at = 0; at < args.length; at++) {
    const [name = '', ...rest] = args[at]!.split('=');
    const setting = byFlag.get(name.replace(/^--no-/, '--'));
    const refuse = (key: WordKey) => faults.push({ key, params: { flag: name, setting: setting?.env ?? '' } });
    if (!name.startsWith('--') || !setting || (name.startsWith('--no-') && !setting.isSwitch)) refuse('boot.fault.unknownFlag');
    else if (setting.secret) refuse('boot.fault.secretFlag');
    else if (name.startsWith('--no-')) given.set(setting.env, 'false');
    else if (rest.length > 0) given.set(setting.env, rest.join('='));
    else if (setting.isSwitch) given.set(setting.env, 'true');
    else if (args[at + 1] === undefined || args[at + 1]!.startsWith('--')) refuse('boot.fault.missingValue');
    else given.set(setting.env, args[++at]!);
  }
  return { given, faults };
}

function contradictions(config: Config): ConfigFault[] {
  const faults: ConfigFault[] = [];
  const needs = (setting: string, given: unknown, other: string, present: unknown) => {
    if (given !== undefined && present === undefined) faults.push({ key: 'boot.fault.needs', params: { setting, other } });
  };
  needs('SMTP_URL', config.smtpUrl, 'SMTP_FROM', config.smtpFrom);
  needs('SMS_HOOK_URL', config.smsHookUrl, 'SMS_HOOK_SECRET', config.smsHookSecret);
  // Rows and keys that servers do not have in common they cannot tell each other of.
  needs('BUS_URL', config.busUrl, 'DATABASE_URL', config.databaseUrl);
  needs('BUS_URL', config.busUrl, 'SECRET_KEY', config.secretKey);
  needs('BUS_URL', config.busUrl, 'BLOBS_DIR', config.blobsDir);
  if (config.sessionIdleMinutes > config.sessionMaxHours * 60) faults.push({ key: 'boot.fault.sessionTimes', params: {} });
  return faults;
}
