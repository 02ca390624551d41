import { TASK_PATHS, TASK_TYPES, type TaskType } from '@skyhelm/core/task/task';
import type { Permission } from './permissions.ts';

export type Edition = 'enterprise' | 'personal';

/**
 * The catalogue of screens: one entry a screen, mounted at each of its addresses, so that both route tables of the
 * specification are served by the same screens. A screen that is not built is not listed.
 */
export interface Screen {
  key: string;
  /** The first is the one menus and links use; the others lead to the same page. */
  paths: readonly [string, ...string[]];
  /** Each of its addresses is a page of its own. */
  differsByPath?: true;
  /** Key in `i18n/<lang>/menu.ts`. */
  title: string;
  icon?: string;
  /** Shown and reachable only with this permission; without one, by everybody who is signed in. */
  permission?: Permission;
  /** Buttons inside the screen that are granted one by one. */
  buttons?: readonly Permission[];
  edition?: Edition;
  onlineOnly?: true;
  /** Not in the menu; the screen named here stays lit in it. */
  hiddenUnder?: string;
  /** Pinned in the tags bar. */
  affix?: true;
  /** State survives a visit to another screen. */
  keepAlive?: true;
  /** Without menu, top bar and tags: it has its own. */
  fullWindow?: true;
  /** Menu group, a key in `i18n/<lang>/menu.ts`. */
  group?: string;
}

/** The same in the list of all tasks and in one's own. */
const TASK_BUTTONS = [
  'task:add',
  'task:edit',
  'task:delete',
  'task:check',
  'task:submit',
  'task:release',
  'task:revoke',
  'task:recover',
  'task:results',
  'task:report',
  'task:mapView',
] as const satisfies readonly Permission[];

/** Below the list that it was opened from, one address for each type of task. */
const formsBelow = (list: '/task-management' | '/my-task', end: '' | '/:id' = ''): Screen['paths'] => {
  const [first, ...others] = TASK_TYPES;
  const address = (type: TaskType) => `${list}/${TASK_PATHS[type]}${end}`;
  return [address(first), ...others.map(address)];
};

export const SCREENS = [
  { key: 'home', paths: ['/home'], title: 'home', icon: 'home', affix: true },
  {
    key: 'tta',
    paths: ['/tta'],
    title: 'groundStation',
    icon: 'groundStation',
    fullWindow: true,
    permission: 'device:query',
    buttons: ['device:control'],
  },
  {
    key: 'department',
    paths: ['/department', '/admin/department'],
    title: 'department',
    icon: 'department',
    keepAlive: true,
    permission: 'department:query',
    buttons: ['department:add', 'department:edit', 'department:delete', 'department:personnel', 'department:export'],
  },
  {
    key: 'user',
    paths: ['/user', '/admin/user'],
    title: 'user',
    icon: 'user',
    keepAlive: true,
    permission: 'user:query',
    buttons: ['user:add', 'user:edit', 'user:delete', 'user:freeze', 'user:resetPassword', 'user:export', 'user:import'],
  },
  {
    key: 'userReview',
    paths: ['/user-review', '/admin/user-review'],
    title: 'userReview',
    icon: 'userReview',
    keepAlive: true,
    permission: 'user:legalize',
  },
  {
    key: 'role',
    paths: ['/role', '/admin/role'],
    title: 'role',
    icon: 'role',
    keepAlive: true,
    permission: 'role:query',
    buttons: ['role:add', 'role:edit', 'role:delete'],
  },
  {
    key: 'log',
    paths: ['/log', '/admin/log', '/admin/oplog/system'],
    title: 'log',
    icon: 'log',
    keepAlive: true,
    permission: 'log:query',
    buttons: ['log:export', 'log:check'],
  },
  {
    key: 'flightOperation',
    paths: ['/oplog/flight', '/admin/oplog/flight'],
    title: 'flightOperation',
    icon: 'flightOperation',
    keepAlive: true,
    permission: 'log:query',
  },
  { key: 'outbox', paths: ['/outbox', '/admin/outbox'], title: 'outbox', icon: 'outbox', permission: 'outbox:query', keepAlive: true },
  {
    key: 'device',
    paths: ['/device', '/admin/device'],
    title: 'device',
    icon: 'device',
    keepAlive: true,
    permission: 'device:query',
    buttons: ['device:add', 'device:edit', 'device:delete', 'device:export', 'device:bind', 'device:group'],
  },
  {
    key: 'deviceUav',
    paths: ['/device/uav', '/admin/device/uav'],
    title: 'deviceUav',
    permission: 'device:details',
    buttons: ['device:control'],
    hiddenUnder: 'device',
  },
  {
    key: 'deviceSimulator',
    paths: ['/device/simulator', '/admin/device/simulator'],
    title: 'deviceSimulator',
    permission: 'device:query',
    buttons: ['device:simulate'],
    hiddenUnder: 'device',
  },
  {
    key: 'lifeStatistics',
    paths: ['/device/uav/life-statistics', '/admin/device/uav/life-statistics'],
    title: 'lifeStatistics',
    permission: 'device:details',
    hiddenUnder: 'deviceUav',
  },
  {
    key: 'parameterSet',
    paths: ['/parameter-set', '/admin/parameter-set'],
    title: 'parameterSetting',
    permission: 'device:details',
    buttons: ['device:control', 'device:export'],
    hiddenUnder: 'deviceUav',
  },
  {
    key: 'share',
    paths: ['/share', '/admin/share'],
    title: 'sharingManagement',
    icon: 'share',
    keepAlive: true,
    permission: 'device:share',
  },
  {
    key: 'flightRecord',
    paths: ['/history/flight-record', '/admin/history/flight-record'],
    title: 'flightRecords',
    icon: 'flightRecord',
    keepAlive: true,
    permission: 'flightRecord:query',
    buttons: ['flightRecord:export', 'flightRecord:import', 'flightRecord:delete'],
  },
  {
    key: 'flightPlay',
    paths: ['/history/flight-record/flyplay/:id', '/admin/history/flight-record/flyplay/:id'],
    title: 'flightPlay',
    fullWindow: true,
    permission: 'flightRecord:query',
    buttons: ['flightRecord:export'],
    hiddenUnder: 'flightRecord',
  },
  {
    key: 'task',
    paths: ['/task-management', '/task'],
    title: 'allTasks',
    icon: 'task',
    group: 'taskManagement',
    keepAlive: true,
    permission: 'task:query',
    buttons: TASK_BUTTONS,
  },
  {
    key: 'myTask',
    paths: ['/my-task'],
    title: 'myTask',
    icon: 'myTask',
    group: 'taskManagement',
    keepAlive: true,
    permission: 'task:query',
    buttons: TASK_BUTTONS,
  },
  {
    key: 'flightTask',
    paths: ['/flight-task', '/flight-task/:id'],
    title: 'flightTask',
    fullWindow: true,
    permission: 'task:query',
    hiddenUnder: 'myTask',
  },
  {
    key: 'achievementDisplay',
    paths: ['/achievement-display/:id'],
    title: 'achievementDisplay',
    permission: 'task:results',
    hiddenUnder: 'task',
  },
  {
    key: 'addTask',
    paths: formsBelow('/task-management'),
    title: 'addTask',
    permission: 'task:add',
    hiddenUnder: 'task',
    differsByPath: true,
  },
  {
    key: 'editTask',
    paths: formsBelow('/task-management', '/:id'),
    title: 'editTask',
    permission: 'task:edit',
    hiddenUnder: 'task',
    differsByPath: true,
  },
  { key: 'addMyTask', paths: formsBelow('/my-task'), title: 'addTask', permission: 'task:add', hiddenUnder: 'myTask', differsByPath: true },
  {
    key: 'editMyTask',
    paths: formsBelow('/my-task', '/:id'),
    title: 'editTask',
    permission: 'task:edit',
    hiddenUnder: 'myTask',
    differsByPath: true,
  },
  {
    key: 'taskConfig',
    paths: ['/task-config', '/admin/task-config'],
    title: 'taskConfig',
    icon: 'taskConfig',
    group: 'taskManagement',
    keepAlive: true,
    permission: 'task:config',
  },
  {
    key: 'approval',
    paths: ['/approval', '/admin/approval'],
    title: 'approval',
    icon: 'approval',
    keepAlive: true,
    permission: 'approval:query',
    buttons: ['approval:pass', 'approval:fail', 'approval:automaticApprovalSet'],
  },
  {
    key: 'autoApproval',
    paths: ['/approval/auto-approval', '/admin/approval/auto-approval'],
    title: 'autoApproval',
    permission: 'approval:automaticApprovalSet',
    hiddenUnder: 'approval',
  },
  {
    key: 'site',
    paths: ['/site', '/admin/site'],
    title: 'site',
    icon: 'site',
    keepAlive: true,
    permission: 'site:query',
    buttons: ['site:add', 'site:edit', 'site:delete', 'site:export'],
  },
  {
    key: 'route',
    paths: ['/route', '/admin/route'],
    title: 'route',
    icon: 'route',
    keepAlive: true,
    permission: 'route:query',
    buttons: ['route:add', 'route:edit', 'route:delete', 'route:share', 'route:export', 'route:terrain'],
  },
  {
    key: 'editRoute',
    paths: ['/edit-route', '/edit-route/:id'],
    title: 'editRoute',
    fullWindow: true,
    permission: 'route:query',
    hiddenUnder: 'route',
  },
  {
    key: 'marker',
    paths: ['/marker', '/admin/marker'],
    title: 'marker',
    icon: 'marker',
    keepAlive: true,
    permission: 'marker:query',
    buttons: ['marker:add', 'marker:edit', 'marker:delete', 'marker:share', 'marker:export'],
  },
  {
    key: 'noFlyZone',
    paths: ['/no-fly-zone', '/admin/no-fly-zone'],
    title: 'noFlyZone',
    icon: 'noFlyZone',
    keepAlive: true,
    permission: 'noFlyZone:query',
    buttons: ['noFlyZone:add', 'noFlyZone:edit', 'noFlyZone:delete'],
  },
  {
    key: 'fence',
    paths: ['/electronic-fence', '/admin/electronic-fence'],
    title: 'fence',
    icon: 'fence',
    keepAlive: true,
    permission: 'fence:query',
    buttons: ['fence:add', 'fence:edit', 'fence:delete', 'device:control'],
  },
  {
    key: 'newsPush',
    paths: ['/news-push', '/admin/news-push'],
    title: 'newsPush',
    icon: 'newsPush',
    keepAlive: true,
    permission: 'newsPush:query',
    buttons: ['newsPush:add', 'newsPush:edit', 'newsPush:delete'],
  },
  {
    key: 'corporate',
    paths: ['/corporate-information', '/admin/corporate-information'],
    title: 'corporateInformation',
    icon: 'corporate',
    keepAlive: true,
    permission: 'corporate:query',
    buttons: [
      'corporate:edit',
      'accessKey:query',
      'accessKey:add',
      'accessKey:edit',
      'accessKey:delete',
      'webHook:query',
      'webHook:add',
      'webHook:edit',
      'webHook:delete',
    ],
  },
  { key: 'messageHistory', paths: ['/message-history', '/admin/message-history'], title: 'messageHistory', hiddenUnder: 'home' },
  { key: 'userSettings', paths: ['/user-settings', '/admin/ground-station-config'], title: 'userSettings', hiddenUnder: 'home' },
  { key: 'security', paths: ['/account/security', '/admin/account/security'], title: 'security', hiddenUnder: 'home' },
  {
    key: 'certification',
    paths: ['/account/certification', '/admin/account/certification'],
    title: 'certification',
    hiddenUnder: 'home',
  },
  { key: 'apiDocs', paths: ['/api-docs', '/admin/api-docs'], title: 'apiDocs', hiddenUnder: 'home' },
] as const satisfies readonly Screen[];

export type ScreenKey = (typeof SCREENS)[number]['key'];
