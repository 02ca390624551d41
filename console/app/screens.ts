import type { ScreenKey } from '@skyhelm/contract/screens';
import type { NamespaceName } from '@skyhelm/i18n/translate';
import type { ComponentType } from 'react';
import { loadWords } from '../words/words.ts';

export type ScreenComponent = ComponentType<{ params: Record<string, string> }>;

interface Part {
  load(): Promise<ScreenComponent>;
  words: NamespaceName[];
}

const taskEditor: Part = {
  load: async () => (await import('../features/task-edit/TaskEditScreen.tsx')).TaskEditScreen,
  words: ['task', 'dictionary', 'issues', 'pattern'],
};

/** One line a screen: its code and its words, fetched together when it is first shown. */
const PARTS: Record<ScreenKey, Part> = {
  home: { load: async () => (await import('../features/home/index.ts')).HomeScreen, words: ['home', 'dictionary', 'station', 'approval'] },
  department: { load: async () => (await import('../features/department/DepartmentScreen.tsx')).DepartmentScreen, words: ['department'] },
  user: { load: async () => (await import('../features/user/UserScreen.tsx')).UserScreen, words: ['user', 'dictionary'] },
  userReview: {
    load: async () => (await import('../features/certification/ReviewScreen.tsx')).ReviewScreen,
    words: ['certification', 'dictionary'],
  },
  role: { load: async () => (await import('../features/role/RoleScreen.tsx')).RoleScreen, words: ['role', 'dictionary'] },
  log: { load: async () => (await import('../features/operation-log/OperationLogScreen.tsx')).OperationLogScreen, words: ['oplog'] },
  outbox: { load: async () => (await import('../features/outbox/OutboxScreen.tsx')).OutboxScreen, words: ['outbox'] },
  flightRecord: {
    load: async () => (await import('../features/flight-record/FlightRecordScreen.tsx')).FlightRecordScreen,
    words: ['flightrecord', 'vehicle'],
  },
  flightPlay: {
    load: async () => (await import('../features/flight-play/FlightPlayScreen.tsx')).FlightPlayScreen,
    words: ['flightplay', 'flightrecord', 'station', 'flight', 'vehicle'],
  },
  flightOperation: {
    load: async () => (await import('../features/flight-operation/FlightOperationScreen.tsx')).FlightOperationScreen,
    words: ['flightoperation', 'flight'],
  },
  fence: {
    load: async () => (await import('../features/fence/FenceScreen.tsx')).FenceScreen,
    words: ['fence', 'area'],
  },
  noFlyZone: {
    load: async () => (await import('../features/no-fly-zone/NoFlyZoneScreen.tsx')).NoFlyZoneScreen,
    words: ['noflyzone', 'area'],
  },
  approval: {
    load: async () => (await import('../features/approval/ApprovalScreen.tsx')).ApprovalScreen,
    words: ['approval', 'task', 'dictionary'],
  },
  autoApproval: {
    load: async () => (await import('../features/auto-approval/AutoApprovalScreen.tsx')).AutoApprovalScreen,
    words: ['approval', 'dictionary'],
  },
  taskConfig: {
    load: async () => (await import('../features/task-config/TaskConfigScreen.tsx')).TaskConfigScreen,
    words: ['taskconfig', 'task', 'dictionary'],
  },
  route: { load: async () => (await import('../features/route/RouteScreen.tsx')).RouteScreen, words: ['route', 'pattern'] },
  editRoute: {
    load: async () => (await import('../features/route-edit/RouteEditScreen.tsx')).RouteEditScreen,
    words: ['route', 'pattern', 'issues', 'flight', 'vehicle', 'marker', 'station'],
  },
  marker: { load: async () => (await import('../features/marker/MarkerScreen.tsx')).MarkerScreen, words: ['marker'] },
  task: { load: async () => (await import('../features/task/TaskScreen.tsx')).TaskScreen, words: ['task', 'dictionary'] },
  myTask: { load: async () => (await import('../features/task/MyTaskScreen.tsx')).MyTaskScreen, words: ['task', 'dictionary'] },
  flightTask: {
    load: async () => (await import('../features/flight-task/FlightTaskScreen.tsx')).FlightTaskScreen,
    words: ['flighttask', 'task', 'dictionary', 'issues', 'flight', 'vehicle', 'route'],
  },
  achievementDisplay: {
    load: async () => (await import('../features/achievement/AchievementScreen.tsx')).AchievementScreen,
    words: ['achievement', 'task', 'dictionary', 'issues'],
  },
  addTask: taskEditor,
  editTask: taskEditor,
  addMyTask: taskEditor,
  editMyTask: taskEditor,
  site: { load: async () => (await import('../features/site/SiteScreen.tsx')).SiteScreen, words: ['site'] },
  device: { load: async () => (await import('../features/device/DeviceScreen.tsx')).DeviceScreen, words: ['device', 'dictionary'] },
  deviceUav: { load: async () => (await import('../features/device/UavScreen.tsx')).UavScreen, words: ['uav', 'device', 'dictionary'] },
  deviceSimulator: {
    load: async () => (await import('../features/simulator/SimulatorScreen.tsx')).SimulatorScreen,
    words: ['simulator', 'uav', 'device', 'dictionary', 'vehicle', 'issues'],
  },
  lifeStatistics: { load: async () => (await import('../features/device/LifeScreen.tsx')).LifeScreen, words: ['uav', 'device'] },
  parameterSet: {
    load: async () => (await import('../features/parameter/ParameterScreen.tsx')).ParameterScreen,
    words: ['parameter', 'uav'],
  },
  share: { load: async () => (await import('../features/device/ShareScreen.tsx')).ShareScreen, words: ['share', 'device', 'dictionary'] },
  newsPush: { load: async () => (await import('../features/news-push/NewsPushScreen.tsx')).NewsPushScreen, words: ['newspush'] },
  messageHistory: {
    load: async () => (await import('../features/messages/MessageHistoryScreen.tsx')).MessageHistoryScreen,
    words: ['messagehistory', 'newspush'],
  },
  corporate: {
    load: async () => (await import('../features/corporate/CorporateScreen.tsx')).CorporateScreen,
    words: ['corporate', 'accesskey', 'webhook', 'permission'],
  },
  userSettings: {
    load: async () => (await import('../features/account/UserSettingsScreen.tsx')).UserSettingsScreen,
    words: ['account', 'issues', 'dictionary', 'route', 'newspush', 'messagehistory'],
  },
  security: { load: async () => (await import('../features/account/SecurityScreen.tsx')).SecurityScreen, words: ['account', 'issues'] },
  certification: {
    load: async () => (await import('../features/certification/OwnScreen.tsx')).OwnScreen,
    words: ['certification', 'dictionary', 'issues'],
  },
  apiDocs: {
    load: async () => (await import('../features/api-docs/ApiDocsScreen.tsx')).ApiDocsScreen,
    words: ['apidocs', 'api', 'webhook'],
  },
  tta: {
    load: async () => (await import('../features/ground-station/GroundStationScreen.tsx')).GroundStationScreen,
    words: ['station', 'flight', 'vehicle', 'dictionary', 'issues', 'marker'],
  },
};

const loaded = new Map<ScreenKey, ScreenComponent>();

export const loadedScreen = (key: ScreenKey): ScreenComponent | undefined => loaded.get(key);

export async function loadScreen(key: ScreenKey): Promise<ScreenComponent> {
  const part = PARTS[key];
  const [component] = await Promise.all([part.load(), loadWords(...part.words)]);
  loaded.set(key, component);
  return component;
}
