import { AIRCRAFT_CATEGORIES, LICENCE_GRADES } from '@skyhelm/core/certification/licence';
import { DEVICE_CONDITIONS, DEVICE_STATES } from '@skyhelm/core/device/lifecycle';
import { SERVICE_STATUSES } from '@skyhelm/core/device/service';
import { SHARE_STATUSES } from '@skyhelm/core/device/sharing';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import { AGINGS, NATURES } from '@skyhelm/core/task/outcome';
import { APPROVALS, MOUNTS, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { HANDEDNESS } from '@skyhelm/core/vehicle/sticks';
import { DOCUMENT_TYPES, LICENCE_TYPES } from '@skyhelm/contract/certification';
import { NETWORK_STATUSES } from '@skyhelm/contract/device';
import { type DICTIONARY_TYPES, getMultipleDictionaryInfo } from '@skyhelm/contract/dictionary';
import { LANGUAGES } from '@skyhelm/contract/fields';
import { OPERATIONS } from '@skyhelm/contract/operation-log';
import { DATA_SCOPES } from '@skyhelm/contract/role';
import { USER_TYPES } from '@skyhelm/contract/session';
import { CERTIFICATION_STATES, USER_STATES } from '@skyhelm/contract/user';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { countries } from './countries.ts';
import { flightModes, flightPhases, positioningTypes } from './flight.ts';

type DictionaryType = (typeof DICTIONARY_TYPES)[number];

/** What each dictionary holds; what is named elsewhere has words of its own: countries those of the platform, kinds of operations those of the log. */
export const DICTIONARY_VALUES: Record<Exclude<DictionaryType, keyof typeof NAMED_ELSEWHERE>, readonly string[]> = {
  userType: USER_TYPES,
  userState: USER_STATES,
  certificationState: CERTIFICATION_STATES,
  licenceType: LICENCE_TYPES,
  licenceGrade: LICENCE_GRADES,
  aircraftCategory: AIRCRAFT_CATEGORIES,
  documentType: DOCUMENT_TYPES,
  dataScope: DATA_SCOPES,
  language: LANGUAGES,
  unitSystem: ['1', '2'],
  handedness: HANDEDNESS,
  deviceType: DEVICE_TYPES,
  deviceState: DEVICE_STATES,
  deviceCondition: DEVICE_CONDITIONS,
  serviceStatus: SERVICE_STATUSES,
  networkStatus: NETWORK_STATUSES,
  shareStatus: SHARE_STATUSES,
  taskType: TASK_TYPES,
  taskStatus: TASK_STATUSES,
  taskApproval: APPROVALS,
  taskAging: AGINGS,
  taskNature: NATURES,
  mount: MOUNTS,
};

export const dictionaryRoutes = (): Implementation[] => [
  implement(getMultipleDictionaryInfo, async ({ language }, { types }) =>
    Object.fromEntries(types.map((type) => [type, isNamedElsewhere(type) ? NAMED_ELSEWHERE[type](language) : labelled(type, language)])),
  ),
];

/** The phrase of the log with an ellipsis where an entry names somebody or something. */
const operations = (language: Language) =>
  OPERATIONS.map((value) => ({ value, label: say(language, `log.${value}`, { target: '…', path: '…' }) }));

const NAMED_ELSEWHERE = {
  country: countries,
  operation: operations,
  flightMode: flightModes,
  flightPhase: flightPhases,
  positioningType: positioningTypes,
};

const isNamedElsewhere = (type: DictionaryType): type is keyof typeof NAMED_ELSEWHERE => type in NAMED_ELSEWHERE;

const labelled = (type: keyof typeof DICTIONARY_VALUES, language: Language) =>
  DICTIONARY_VALUES[type].map((value) => ({ value, label: say(language, `dictionary.${type}.${value}` as WordKey) }));
