import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import { ALL_WORDS, say } from '@skyhelm/i18n/all';
import { LOCALES, type Language, type Namespaces, type WordKey } from '@skyhelm/i18n/translate';

type Field = keyof { [K in keyof Namespaces['oplog'] as K extends `field.${infer F}` ? F : never]: true };
type Say = (language: Language, value: string) => string | undefined;

const ID = /^[0-9a-f]{8}-/;

const known = (language: Language, key: string): string | undefined => {
  const text = say(language, key as WordKey);
  return text === key || /\{\w+\}/.test(text) ? undefined : text;
};
const under =
  (...keys: ((value: string) => string)[]): Say =>
  (language, value) =>
    keys.map((key) => known(language, key(value))).find((text) => text !== undefined);

const permission: Say = (language, code) => {
  if (code === ALL_PERMISSIONS) return say(language, 'oplog.everything');
  const [name, value] = [known(language, `permission.${code.split(':')[0]!}`), known(language, `permission.${code}`)];
  return name !== undefined && value !== undefined ? say(language, 'common.pair', { name, value }) : undefined;
};
const operation: Say = (language, value) => {
  const text = say(language, `log.${value}` as WordKey, { target: '…', path: '…' });
  return text === `log.${value}` ? undefined : text;
};
const country: Say = (language, code) =>
  /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) : undefined;

/** Written by people, counted or measured: the same in every language. */
const asItIs: Say = (_, value) => value;

/** How the values of each field are said. A field that gets its name in the words of the log gets its line here: the compiler asks for it. */
const VALUES: Record<Field, Say> = {
  name: asItIs,
  userName: asItIs,
  description: asItIs,
  remark: asItIs,
  country,
  city: asItIs,
  personInCharge: asItIs,
  project: asItIs,
  scopes: permission,
  whitelist: asItIs,
  expiresAt: asItIs,
  prefix: asItIs,
  keepOldHours: asItIs,
  callsPerMinute: asItIs,
  events: under((value) => `webhook.event.${value}`),
  isOn: asItIs,
  contactName: asItIs,
  logoFileId: asItIs,
  longitude: asItIs,
  latitude: asItIs,
  altitude: asItIs,
  points: asItIs,
  radius: asItIs,
  floor: asItIs,
  ceiling: asItIs,
  zoneKind: under((value) => `noflyzone.type.${value}`),
  heightDatum: under((value) => `noflyzone.datum.${value}`),
  keep: under((value) => `fence.keep.${value}`),
  fenceScope: under((value) => `fence.scope.${value}`),
  devices: asItIs,
  replaced: asItIs,
  leftOut: asItIs,
  zones: asItIs,
  activeFrom: asItIs,
  validUntil: asItIs,
  address: asItIs,
  unitSystem: under((value) => `dictionary.unitSystem.${value}`),
  handedness: under((value) => `dictionary.handedness.${value}`),
  trajectories: under((value) => `account.settings.trajectories.${value}`),
  mapLongitude: asItIs,
  mapLatitude: asItIs,
  waypointDefaults: asItIs,
  quietHours: asItIs,
  mailPriorities: under((value) => `newspush.priority.${value}`),
  mailTopics: under((value) => `messagehistory.group.${value}`),
  mutedTopics: under((value) => `account.settings.topic.${value}`),
  contact: asItIs,
  mobile: asItIs,
  email: asItIs,
  permissions: permission,
  ptzPermissions: under((value) => `permission.${value}`),
  dataScope: under((value) => `dictionary.dataScope.${value}`),
  roleIds: asItIs,
  roleId: asItIs,
  deptId: asItIs,
  departmentId: asItIs,
  departments: asItIs,
  withoutDept: asItIs,
  licence: under((value) => `user.licence.${value}`),
  isOnline: asItIs,
  title: asItIs,
  content: asItIs,
  priority: under((value) => `newspush.priority.${value}`),
  mode: under((value) => `newspush.mode.${value}`),
  pushAt: asItIs,
  intervalMinutes: asItIs,
  endsAt: asItIs,
  departmentIds: asItIs,
  userIds: asItIs,
  people: asItIs,
  count: asItIs,
  parameters: asItIs,
  unsafe: asItIs,
  to: asItIs,
  path: asItIs,
  reason: under(
    (value) => `oplog.reason.${value}`,
    (value) => `errors.${value}`,
  ),
  refusal: under(
    (value) => `oplog.reason.${value}`,
    (value) => `errors.${value}`,
    (value) => `issues.${value}`,
  ),
  purpose: under((value) => `oplog.purpose.${value}`),
  way: under((value) => `oplog.way.${value}`),
  language: under((value) => `dictionary.language.${value}`),
  kind: under(
    (value) => `dictionary.certificationKind.${value}`,
    (value) => `flight.command.${value}`,
  ),
  height: asItIs,
  speed: asItIs,
  heading: asItIs,
  clockwise: asItIs,
  from: asItIs,
  status: asItIs,
  planKind: under((value) => `vehicle.plan.${value}`),
  logNumber: asItIs,
  file: asItIs,
  takeOffAt: asItIs,
  landedAt: asItIs,
  fileName: asItIs,
  flights: asItIs,
  format: asItIs,
  routes: asItIs,
  certificationId: asItIs,
  // A category of aircraft in licences, the maker's name for it in devices.
  model: (language, value) => known(language, `dictionary.aircraftCategory.${value}`) ?? value,
  expiresOn: asItIs,
  by: under((value) => `oplog.by.${value}`),
  secondFactor: asItIs,
  checked: asItIs,
  faults: asItIs,
  first: asItIs,
  keyword: asItIs,
  operations: operation,
  since: asItIs,
  until: asItIs,
  fields: asItIs,
  unrecorded: asItIs,
  ended: asItIs,
  bytes: asItIs,
  mayChangePassword: asItIs,
  imageFileId: asItIs,
  state: under(
    (value) => `dictionary.userState.${value}`,
    (value) => `dictionary.deviceState.${value}`,
  ),
  sn: asItIs,
  type: under((value) => `dictionary.deviceType.${value}`),
  network: under((value) => `dictionary.networkStatus.${value}`),
  craft: under((value) => `simulator.craft.${value}`),
  windSpeed: asItIs,
  patrols: asItIs,
  minutes: asItIs,
  ownerId: asItIs,
  groupId: asItIs,
  hardwareId: asItIs,
  firmwareVersion: asItIs,
  factoryOn: asItIs,
  activatedOn: asItIs,
  warrantyUntil: asItIs,
  enduranceMinutes: asItIs,
  battery: asItIs,
  rtk: asItIs,
  pulses: asItIs,
  rtkPasswordSealed: asItIs,
  mayFly: asItIs,
  isTestFlight: asItIs,
  folder: asItIs,
  isTemplate: asItIs,
  waypoints: asItIs,
  startAt: asItIs,
  length: asItIs,
  mayEdit: asItIs,
  item: asItIs,
  route: asItIs,
  markerKind: under((value) => `marker.kind.${value}`),
  colour: asItIs,
  icon: under((value) => `marker.icon.${value}`),
  lineStyle: under((value) => `marker.lineStyle.${value}`),
  width: asItIs,
  transparency: asItIs,
  arrowPosition: under((value) => `marker.arrowPosition.${value}`),
  arrowDirection: under((value) => `marker.arrowDirection.${value}`),
  certification: under((value) => `dictionary.certificationState.${value}`),
  taskType: under((value) => `dictionary.taskType.${value}`),
  taskTypes: under((value) => `dictionary.taskType.${value}`),
  taskNumber: asItIs,
  deadline: asItIs,
  startTime: asItIs,
  endTime: asItIs,
  site: asItIs,
  executor: asItIs,
  aircraft: asItIs,
  deviceType: under((value) => `dictionary.aircraftCategory.${value}`),
  mount: under((value) => `dictionary.mount.${value}`),
  workLocation: asItIs,
  because: asItIs,
  isAutomatic: asItIs,
  approvalHours: asItIs,
};

const sayOf = (field: string): Say | undefined => (Object.hasOwn(VALUES, field) ? VALUES[field as Field] : undefined);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (field: string): boolean => field === 'before' || field === 'after';

type Details = Record<string, unknown>;

/** Details as a reader of this language understands them. The log outlives what it speaks of: a value nobody knows any more stays as it is. */
export const detailsIn = (language: Language, details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([field, value]) => [
      field,
      isPair(field) && isRecord(value) ? detailsIn(language, value) : valueIn(language, field, value),
    ]),
  );

function valueIn(language: Language, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => valueIn(language, field, each));
  if (field === 'first' && isRecord(value)) return faultIn(language, value);
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const text = sayOf(field)?.(language, String(value));
  return text === undefined || text === String(value) ? value : text;
}

const faultIn = (language: Language, { kind, seq, upTo = seq }: Details): string =>
  say(language, `oplog.fault.${String(kind)}` as WordKey, { seq: String(seq), upTo: String(upTo) });

/** Fields and values of details that would be shown to readers as the program calls them. */
export const unworded = (details: Details): string[] =>
  Object.entries(details).flatMap(([field, value]) => {
    if (isPair(field) && isRecord(value)) return unworded(value);
    if (!(`field.${field}` in ALL_WORDS.en.oplog)) return [field];
    if (field === 'fields') return (value as string[]).filter((name) => !(`field.${name}` in ALL_WORDS.en.oplog));
    const values = [value].flat().filter((each) => typeof each === 'string' && each !== '' && !ID.test(each)) as string[];
    return values.filter((each) => sayOf(field)!('en', each) === undefined).map((each) => `${field} ${each}`);
  });
