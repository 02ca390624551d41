import type { WordKey } from '@skyhelm/i18n/translate';
import type { Config } from './config.ts';
import * as parse from './parsers.ts';
import { parseQuotas } from './quotas.ts';

/** One row a setting: what it is called, what it means, what it may be. The help and the validation both read this. */
export interface Setting<T> {
  env: string;
  about: WordKey;
  parse: parse.Parser<NonNullable<T>>;
  fallback?: string;
  /** Takes the value of another setting where nothing is said. */
  sameAs?: keyof Config;
  isSwitch?: true;
  /** From the environment only: a flag could be read by everybody on the machine. */
  secret?: true;
}

export const SETTINGS: { [K in keyof Config]: Setting<Config[K]> } = {
  port: { env: 'PORT', about: 'boot.setting.port', parse: parse.integer(0, 65_535), fallback: '8080' },
  host: { env: 'HOST', about: 'boot.setting.host', parse: parse.host, fallback: '127.0.0.1' },
  dataDir: { env: 'DATA_DIR', about: 'boot.setting.dataDir', parse: parse.path, fallback: './data' },
  edition: { env: 'EDITION', about: 'boot.setting.edition', parse: parse.oneOf('enterprise', 'personal'), fallback: 'enterprise' },
  online: { env: 'ONLINE', about: 'boot.setting.online', parse: parse.flag, fallback: 'false', isSwitch: true },
  loginOnline: { env: 'LOGIN_ONLINE', about: 'boot.setting.loginOnline', parse: parse.flag, sameAs: 'online', isSwitch: true },
  demo: { env: 'DEMO', about: 'boot.setting.demo', parse: parse.flag, fallback: 'true', isSwitch: true },
  demoFleet: { env: 'DEMO_FLEET', about: 'boot.setting.demoFleet', parse: parse.flag, fallback: 'true', isSwitch: true },
  adminPassword: { env: 'ADMIN_PASSWORD', about: 'boot.setting.adminPassword', parse: parse.password, secret: true },
  databaseUrl: { env: 'DATABASE_URL', about: 'boot.setting.databaseUrl', parse: parse.url('postgres', 'postgresql'), secret: true },
  secretKey: { env: 'SECRET_KEY', about: 'boot.setting.secretKey', parse: parse.atLeast(32), secret: true },
  busUrl: { env: 'BUS_URL', about: 'boot.setting.busUrl', parse: parse.urls('nats', 'tls'), secret: true },
  busCredentials: { env: 'BUS_CREDENTIALS', about: 'boot.setting.busCredentials', parse: parse.path },
  busCa: { env: 'BUS_CA', about: 'boot.setting.busCa', parse: parse.path },
  blobsDir: { env: 'BLOBS_DIR', about: 'boot.setting.blobsDir', parse: parse.path },
  publicOrigin: { env: 'PUBLIC_ORIGIN', about: 'boot.setting.publicOrigin', parse: parse.origin },
  trustProxy: { env: 'TRUST_PROXY', about: 'boot.setting.trustProxy', parse: parse.networks, fallback: '' },
  smtpUrl: { env: 'SMTP_URL', about: 'boot.setting.smtpUrl', parse: parse.url('smtp', 'smtps'), secret: true },
  smtpFrom: { env: 'SMTP_FROM', about: 'boot.setting.smtpFrom', parse: parse.mailbox },
  smsHookUrl: { env: 'SMS_HOOK_URL', about: 'boot.setting.smsHookUrl', parse: parse.url('http', 'https') },
  smsHookSecret: { env: 'SMS_HOOK_SECRET', about: 'boot.setting.smsHookSecret', parse: parse.atLeast(16), secret: true },
  webHookNetworks: { env: 'WEB_HOOK_NETWORKS', about: 'boot.setting.webHookNetworks', parse: parse.networks, fallback: '' },
  sessionIdleMinutes: { env: 'SESSION_IDLE_MINUTES', about: 'boot.setting.sessionIdle', parse: parse.integer(1, 43_200), fallback: '120' },
  sessionMaxHours: { env: 'SESSION_MAX_HOURS', about: 'boot.setting.sessionMax', parse: parse.integer(1, 720), fallback: '24' },
  logLevel: {
    env: 'LOG_LEVEL',
    about: 'boot.setting.logLevel',
    parse: parse.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    fallback: 'info',
  },
  metricsToken: { env: 'METRICS_TOKEN', about: 'boot.setting.metricsToken', parse: parse.atLeast(16), secret: true },
  mavlinkUdp: { env: 'MAVLINK_UDP', about: 'boot.setting.mavlinkUdp', parse: parse.listenAddress, fallback: '14550' },
  mavlinkTcp: { env: 'MAVLINK_TCP', about: 'boot.setting.mavlinkTcp', parse: parse.listenAddress, fallback: 'off' },
  mavlinkWs: { env: 'MAVLINK_WS', about: 'boot.setting.mavlinkWs', parse: parse.listenAddress, fallback: 'off' },
  mavlinkConnect: { env: 'MAVLINK_CONNECT', about: 'boot.setting.mavlinkConnect', parse: parse.vehicleAddresses, fallback: '' },
  mavlinkSerial: { env: 'MAVLINK_SERIAL', about: 'boot.setting.mavlinkSerial', parse: parse.serialPorts, fallback: '' },
  simulatorsMax: { env: 'SIMULATORS_MAX', about: 'boot.setting.simulatorsMax', parse: parse.integer(0, 1_000), fallback: '10' },
  simulatorsPerEnterprise: {
    env: 'SIMULATORS_PER_ENTERPRISE',
    about: 'boot.setting.simulatorsPerEnterprise',
    parse: parse.integer(0, 1_000),
    fallback: '5',
  },
  vehicleLogsMb: { env: 'VEHICLE_LOGS_MB', about: 'boot.setting.vehicleLogsMb', parse: parse.integer(0, 10_000_000), fallback: '2048' },
  quotas: { env: 'QUOTAS', about: 'boot.setting.quotas', parse: parseQuotas, fallback: '' },
  quotasPersonal: { env: 'QUOTAS_PERSONAL', about: 'boot.setting.quotasPersonal', parse: parseQuotas, fallback: '' },
  diskReserveMb: { env: 'DISK_RESERVE_MB', about: 'boot.setting.diskReserveMb', parse: parse.integer(0, 10_000_000), fallback: '512' },
  flightRecordDays: { env: 'FLIGHT_RECORD_DAYS', about: 'boot.setting.flightRecordDays', parse: parse.integer(0, 36_500), fallback: '0' },
  tilesNormal: { env: 'TILES_NORMAL', about: 'boot.setting.tilesNormal', parse: parse.tiles },
  tilesSatellite: { env: 'TILES_SATELLITE', about: 'boot.setting.tilesSatellite', parse: parse.tiles },
  tilesNormalDatum: {
    env: 'TILES_NORMAL_DATUM',
    about: 'boot.setting.tilesDatum',
    parse: parse.oneOf('wgs84', 'gcj02'),
    fallback: 'wgs84',
  },
  tilesSatelliteDatum: {
    env: 'TILES_SATELLITE_DATUM',
    about: 'boot.setting.tilesDatum',
    parse: parse.oneOf('wgs84', 'gcj02'),
    fallback: 'wgs84',
  },
  tilesNormalAttribution: { env: 'TILES_NORMAL_ATTRIBUTION', about: 'boot.setting.tilesAttribution', parse: parse.text },
  tilesSatelliteAttribution: { env: 'TILES_SATELLITE_ATTRIBUTION', about: 'boot.setting.tilesAttribution', parse: parse.text },
};

export const flagOf = (setting: Pick<Setting<unknown>, 'env'>): string => `--${setting.env.toLowerCase().replaceAll('_', '-')}`;
