import type common from './en/common.ts';
import type dictionary from './en/dictionary.ts';
import type errors from './en/errors.ts';
import type issues from './en/issues.ts';
import type log from './en/log.ts';
import type mail from './en/mail.ts';
import type menu from './en/menu.ts';
import type messages from './en/messages.ts';
import type login from './en/login.ts';
import type shell from './en/shell.ts';
import type account from './en/account.ts';
import type demo from './en/demo.ts';
import type department from './en/department.ts';
import type parameter from './en/parameter.ts';
import type permission from './en/permission.ts';
import type role from './en/role.ts';
import type user from './en/user.ts';
import type certification from './en/certification.ts';
import type userimport from './en/userimport.ts';
import type flightimport from './en/flightimport.ts';
import type formation from './en/formation.ts';
import type home from './en/home.ts';
import type oplog from './en/oplog.ts';
import type outbox from './en/outbox.ts';
import type api from './en/api.ts';
import type apidocs from './en/apidocs.ts';
import type boot from './en/boot.ts';
import type map from './en/map.ts';
import type area from './en/area.ts';
import type fence from './en/fence.ts';
import type messagehistory from './en/messagehistory.ts';
import type newspush from './en/newspush.ts';
import type noflyzone from './en/noflyzone.ts';
import type approval from './en/approval.ts';
import type taskconfig from './en/taskconfig.ts';
import type flighttask from './en/flighttask.ts';
import type achievement from './en/achievement.ts';
import type pattern from './en/pattern.ts';
import type marker from './en/marker.ts';
import type route from './en/route.ts';
import type routefile from './en/routefile.ts';
import type site from './en/site.ts';
import type task from './en/task.ts';
import type taskreport from './en/taskreport.ts';
import type device from './en/device.ts';
import type share from './en/share.ts';
import type uav from './en/uav.ts';
import type simulator from './en/simulator.ts';
import type corporate from './en/corporate.ts';
import type accesskey from './en/accesskey.ts';
import type undelivered from './en/undelivered.ts';
import type webhook from './en/webhook.ts';
import type vehicle from './en/vehicle.ts';
import type flight from './en/flight.ts';
import type flightoperation from './en/flightoperation.ts';
import type flightplay from './en/flightplay.ts';
import type flightrecord from './en/flightrecord.ts';
import type station from './en/station.ts';

export const LANGUAGES = ['zh', 'en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Forms by count, as `Intl.PluralRules` names them for the language. */
export interface Plural {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}
export type Namespace = Record<string, string | Plural>;
/** A translation of `T`: the same keys, plural where the original is plural. */
export type Like<T> = { [K in keyof T]: T[K] extends string ? string : Plural };

export interface Namespaces {
  common: typeof common;
  dictionary: typeof dictionary;
  errors: typeof errors;
  issues: typeof issues;
  log: typeof log;
  mail: typeof mail;
  menu: typeof menu;
  messages: typeof messages;
  login: typeof login;
  shell: typeof shell;
  account: typeof account;
  demo: typeof demo;
  department: typeof department;
  parameter: typeof parameter;
  permission: typeof permission;
  role: typeof role;
  user: typeof user;
  certification: typeof certification;
  userimport: typeof userimport;
  flightimport: typeof flightimport;
  formation: typeof formation;
  home: typeof home;
  oplog: typeof oplog;
  outbox: typeof outbox;
  api: typeof api;
  apidocs: typeof apidocs;
  boot: typeof boot;
  pattern: typeof pattern;
  marker: typeof marker;
  route: typeof route;
  routefile: typeof routefile;
  site: typeof site;
  task: typeof task;
  taskreport: typeof taskreport;
  map: typeof map;
  area: typeof area;
  fence: typeof fence;
  messagehistory: typeof messagehistory;
  newspush: typeof newspush;
  noflyzone: typeof noflyzone;
  approval: typeof approval;
  taskconfig: typeof taskconfig;
  flighttask: typeof flighttask;
  achievement: typeof achievement;
  device: typeof device;
  share: typeof share;
  uav: typeof uav;
  simulator: typeof simulator;
  corporate: typeof corporate;
  accesskey: typeof accesskey;
  undelivered: typeof undelivered;
  webhook: typeof webhook;
  vehicle: typeof vehicle;
  flight: typeof flight;
  flightoperation: typeof flightoperation;
  flightplay: typeof flightplay;
  flightrecord: typeof flightrecord;
  station: typeof station;
}
export type NamespaceName = keyof Namespaces;
export type WordKey = { [N in NamespaceName]: `${N}.${keyof Namespaces[N] & string}` }[NamespaceName];
export type Params = Record<string, string | number>;
export type Words = Partial<Record<NamespaceName, Namespace>>;

/** A key is `namespace.rest`; `count` among the parameters chooses the plural form and is written by locale. */
export function translate(words: Words, language: Language, key: WordKey, params: Params = {}): string {
  const dot = key.indexOf('.');
  const entry = words[key.slice(0, dot) as NamespaceName]?.[key.slice(dot + 1)];
  if (entry === undefined) return key;
  const pattern = typeof entry === 'string' ? entry : formOf(entry, language, Number(params['count'] ?? 0));
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'number' ? new Intl.NumberFormat(LOCALES[language]).format(value) : (value ?? whole);
  });
}

const formOf = (forms: Plural, language: Language, count: number): string =>
  forms[new Intl.PluralRules(LOCALES[language]).select(count) as keyof Plural] ?? forms.other;

export const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' };

/** 04/03 is the fourth of March to some readers of English and the third of April to others: there the month is a word. */
export const dayParts = (locale: string) =>
  ({ year: 'numeric', month: locale.startsWith('en') ? 'short' : '2-digit', day: '2-digit' }) as const;

/** Saved choice first, then what the browser asks for, else Chinese. */
export function chooseLanguage(saved: string | undefined, accepted: readonly string[]): Language {
  const known = (tag: string | undefined) => LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language);
  return known(saved) ?? accepted.map(known).find((language) => language !== undefined) ?? 'zh';
}
