// Written by `npm run generate` from contract/endpoints.ts: what an access key may call.

/**
 * `once`: a change that nobody knows the outcome of is not tried again by itself, because its answer is not kept. `order`: what is told to an aircraft
 * is not sent a second time by itself, whatever became of it: it would come after what was said since.
 */
export type Nature = 'read' | 'change' | 'once' | 'order';
export type CallShape = readonly [method: 'GET' | 'POST', path: string, nature: Nature, wire?: 'file' | 'upload'];

export type AccessKey = {
  id: string;
  version: number;
  project: string;
  contact: string;
  scopes: string[];
  whitelist: string;
  expiresAt: string | null;
  callsPerMinute: number;
  state: 'inForce' | 'expiring' | 'expired' | 'revoked';
  revokedAt: string | null;
  createdBy: string;
  createdAt: string;
  secrets: KeySecret[];
};

export type AirProof = { at: string; routeVersion: number; zones: number; issues: FoundIssue[]; found?: { errors: number; warnings: number } };

export type Airport = { id: string; name: string; latitude: number; longitude: number; bearing: number; length: number; runways: number };

export type AirportSetting = { isOn: boolean; version: number; count: number };

export type AirspaceZone = {
  id: string;
  name: string;
  kind: 'noFly' | 'restricted';
  shape: ShapeField;
  floor: number | null;
  ceiling: number | null;
  datum: 'sea' | 'ground';
  activeFrom: string | null;
  validUntil: string;
};

export type ApprovalEntry = {
  id: string;
  state: 'pending' | 'approved' | 'failed' | 'timeout' | 'withdrawn' | 'fallen';
  submittedAt: string;
  submittedBy: string;
  dueAt: string;
  decidedAt: string | null;
  decidedBy: string;
  endedAt: string | null;
  endedBy: string;
  isAutomatic: boolean;
  reason: string;
  automatic: {
    outcome: 'approved' | 'leftToPerson';
    reasons: ({
      check: 'user' | 'period' | 'type' | 'air' | 'conflicts' | 'height' | 'dayTime' | 'licence' | 'refused';
      finding: 'kept' | 'broken' | 'unknown';
      conflicts?: ('device' | 'executor' | 'air')[];
      height?: { asked: number; limit: number };
      lacks?: ('aircraft' | 'returnHeight' | 'returnClimb' | 'rally' | 'ground')[];
      needsClearAir?: boolean;
    })[];
  } | null;
  proof: AirProof | null;
  task: TaskEntry;
};

export type BatteryDetails = {
  bmsVersion: string;
  usageHours: number | null;
  cycles: number | null;
  overDischarges: number | null;
  residualLife: number | null;
  usedLife: number | null;
};

export type BatteryDetailsInput = {
  bmsVersion?: string;
  usageHours?: number | null;
  cycles?: number | null;
  overDischarges?: number | null;
  residualLife?: number | null;
  usedLife?: number | null;
};

export type CameraField = {
  name: string;
  sensorWidth: number;
  sensorHeight: number;
  focalLength: number;
  imageWidth: number;
  imageHeight: number;
  minInterval: number;
};

export type ChainCheck = {
  checked: number;
  faults: number;
  first: { kind: 'edited' | 'removed' | 'added' | 'wrongEnd' | 'noChain'; seq: number; upTo?: number } | null;
};

export type Control = {
  holder: { name: string; isMe: boolean; here: boolean } | null;
  leftMs: number;
  asking: { name: string; isMe: boolean; here: boolean } | null;
  mayFly: boolean;
  mayTakeBack: boolean;
};

export type Corporate = {
  name: string;
  contactName: string;
  contact: string;
  version: number;
  imagePath: string;
  modules: ({
    key: 
      | 'people' | 'devices' | 'sites' | 'airspace' | 'planning' | 'tasks' | 'operationLog' | 'openPlatform'
      | 'administration';
    version: string;
  })[];
};

export type Department = {
  name: string;
  parentId: string | null;
  country: string;
  city: string;
  personInCharge: string;
  contact: string;
  description: string;
  id: string;
  version: number;
  headcount: number;
  headcountBelow: number;
  createdAt: string;
};

export type DepartmentForm = {
  name: string;
  parentId?: string | null;
  country: string;
  city: string;
  personInCharge: string;
  contact?: string;
  description?: string;
};

export type Device = {
  id: string;
  version: number;
  name: string;
  sn: string;
  type: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
  state: 'test' | 'pendingSale' | 'using' | 'inMaintenance' | 'disabled' | 'scrapped';
  condition: 'normal' | 'underRepair' | 'inStock' | 'scrapped';
  serviceStatus: 'assigned' | 'unassigned' | 'inactivated' | 'inService' | 'expired';
  model: string;
  firmwareVersion: string;
  factoryOn: string | null;
  activatedOn: string | null;
  warrantyUntil: string | null;
  createdAt: string;
  remark: string;
  imagePath: string;
  hardwareId: string | null;
  hasSigningKey: boolean;
  networkStatus: 'online' | 'offline';
  flying: boolean;
  lastSeenAt: string | null;
  flights: number;
  flightSeconds: number;
  flightMetres: number;
  owner: DeviceUser | null;
  exclusive: DeviceUser | null;
  shareStatus: 'shared' | 'isShared' | 'notShared';
  groups: { id: string; name: string }[];
  enduranceMinutes: number | null;
  battery: BatteryDetails | null;
  rtk: RtkDetails | null;
  pulses: LoadPulsesField | null;
  may: { fly: boolean; manage: boolean };
};

export type DeviceGroup = { name: string; remark: string; id: string; version: number; devices: number };

export type DeviceGroupForm = { name: string; remark?: string };

export type DeviceUser = { id: string; name: string; userName: string };

export type ElectronicFence = {
  name: string;
  remark: string;
  keep: 'in' | 'out';
  shape: 
    | { kind: 'polygon'; points: { longitude: number; latitude: number }[] }
    | { kind: 'circle'; centre: { longitude: number; latitude: number }; radius: number };
  ceiling: number | null;
  scope: 'enterprise' | 'department' | 'device';
  id: string;
  version: number;
  department: { id: string; name: string } | null;
  devices: { id: string; name: string }[];
  createdAt: string;
};

export type FencedDevice = {
  id: string;
  name: string;
  online: boolean;
  areas: number;
  board: 'same' | 'part' | 'off' | 'other' | 'none' | 'unknown';
  notes: ('noHeights' | 'otherCeiling' | 'reports' | 'allAreas')[];
  crossing: { sent: string; left: string } | null;
  ceiling: number | null;
  boardCeiling: number | null;
  flying: boolean | null;
  mayFly: boolean;
};

export type FetchedLog = { id: string; deviceId: string; device: string; number: number; bytes: number; by: string; createdAt: string };

export type FleetMember = { id: string; name: string; sn: string; model: string; isSimulated: boolean; mayFly: boolean };

export type FlightDay = { day: string; flights: number; inTheAir: number; seconds: number };

export type FlightEvent = {
  at: number;
  event: {
    kind: 
      | 'statusText' | 'alarm' | 'tookOff' | 'landed' | 'lost' | 'armed' | 'disarmed' | 'modeChanged' | 'armingRefused'
      | 'payloads' | 'picture' | 'leapt' | 'rebooted' | 'holdOrdered' | 'openTexts';
  };
  text: string;
};

export type FlightFilter = {
  keyword?: string;
  deviceId?: string;
  pilotId?: string;
  source?: 'live' | 'tlog' | 'bin' | 'ulg';
  mode?: 
    | 'notFlying' | 'takeOff' | 'land' | 'return' | 'trackReturn' | 'homing' | 'pointing' | 'surround' | 'stabilised'
    | 'fixedHeight' | 'fixedPoint' | 'route' | 'abPoint';
  from?: string;
  to?: string;
};

export type FlightImport = {
  id: string;
  fileName: string;
  deviceName: string;
  phase: 'uploading' | 'reading' | 'saving' | 'done' | 'failed' | 'cancelled' | 'interrupted';
  bytes: number;
  done: number;
  startedAt: string;
  mes: string;
  flights: ImportedFlight[];
  notes: string[];
};

export type FlightOperation = {
  id: string;
  deviceId: string;
  kind: 
    | 'takeOff' | 'pause' | 'continue' | 'land' | 'directReturn' | 'trackReturn' | 'manual' | 'emergencyStop' | 'goTo'
    | 'orbit' | 'changeSpeed' | 'changeYaw' | 'startRoute' | 'resetMission' | 'checkReadiness' | 'reboot';
  params: Record<string, number | boolean>;
  course: 'recorded' | 'sent' | 'inProgress' | 'done' | 'refused' | 'failed' | 'cancelled' | 'unanswered' | 'unsent';
  details: { result?: string; progress?: number; reasons?: string[] };
  by: string;
  createdAt: string;
  endedAt: string | null;
  deviceName: string;
  sn: string;
};

export type FlightRecord = {
  id: string;
  deviceId: string;
  deviceName: string;
  sn: string;
  source: 'live' | 'tlog' | 'bin' | 'ulg';
  pilot: string | null;
  takeOffAt: string;
  landedAt: string | null;
  isLandingUnseen: boolean;
  seconds: number;
  metres: number;
  modes: ({
    mode: 
      | 'notFlying' | 'takeOff' | 'land' | 'return' | 'trackReturn' | 'homing' | 'pointing' | 'surround' | 'stabilised'
      | 'fixedHeight' | 'fixedPoint' | 'route' | 'abPoint';
    seconds: number;
  })[];
  maxHeight: number | null;
  maxSpeed: number | null;
  maxDistance: number | null;
  maxPitch: number | null;
  maxRoll: number | null;
  minSatellites: number | null;
  startVoltage: number | null;
  endVoltage: number | null;
  startPercent: number | null;
  endPercent: number | null;
  samples: number;
  lostSamples: number;
  may: { delete: boolean };
};

export type FormationField = {
  count: number;
  cellDistance: number;
  offsetAngle: number;
  axisOffset: number;
  heightStep: number;
  takeOff: 'simultaneous' | 'delayed';
  delaySeconds: number;
  minimumDistance: number;
};

export type FormationFlight = {
  id: string;
  formationId: string;
  state: 'starting' | 'started' | 'stopped' | 'cancelled' | 'interrupted';
  reason: 'controlLost' | 'notReady' | 'notAboard' | 'closed' | 'earlierFailed' | 'earlierGone' | 'fault' | null;
  members: ({
    number: number;
    routeId: string;
    deviceId: string;
    device: string;
    state: 'waiting' | 'given' | 'notStarted';
    startsAt: string;
    commandId: string | null;
    course: 'recorded' | 'sent' | 'inProgress' | 'done' | 'refused' | 'failed' | 'cancelled' | 'unanswered' | 'unsent' | null;
  })[];
  by: string;
  createdAt: string;
};

export type FoundIssue = { code: string; severity: 'error' | 'warning'; params?: Record<string, string | number>; at?: (string | number)[] };

export type FoundPlace = { address: string; longitude: number; latitude: number; altitude: number | null; metres: number };

export type FoundZone = {
  number: number;
  name: string;
  isNew: boolean;
  kind: 'noFly' | 'restricted';
  floor: number | null;
  ceiling: number | null;
  datum: 'sea' | 'ground';
  activeFrom: string | null;
  validUntil: string;
  remarks: ('holes' | 'heights' | 'times' | 'pauses' | 'permission')[];
};

export type GetFencePart0 = { within: ShapeField[]; outside: ShapeField[]; ceiling: number | null; also: GetFencePart0 | null };

export type HeightFile = {
  id: string;
  name: string;
  north: number;
  south: number;
  west: number;
  east: number;
  spacing: number;
  lowest: number;
  highest: number;
  createdAt: string;
};

export type ImportFault = {
  row: number | null;
  column: 'name' | 'userName' | 'mobile' | 'email' | 'department' | 'roles' | 'remark' | 'password' | null;
  mes: string;
  value: string;
};

export type ImportedFlight = { id: string; takeOffAt: string; landedAt: string; metres: number; isKnown: boolean; isLive: boolean };

export type KeySecret = { prefix: string; createdAt: string; endsAt: string | null; lastUsedAt: string | null; lastUsedIp: string };

export type KeyUsage = {
  since: string;
  lastUsedAt: string | null;
  hours: { at: string; done: number; refused: number }[];
  calls: { path: string; done: number; refused: number }[];
  refusals: ({
    reason: 'limited' | 'address' | 'revoked' | 'expired' | 'replaced' | 'forbidden' | 'invalid' | 'refused' | 'failed';
    count: number;
  })[];
};

export type LifeStatistics = {
  name: string;
  sn: string;
  total: { flights: number; seconds: number; metres: number; lastFlightAt: string | null };
  days: { day: string; flights: number; seconds: number; metres: number }[];
};

export type LoadPulsesField = {
  range: { min: number; max: number };
  shooting: { output: number; start: number; end: number } | null;
  recording: { output: number; start: number; end: number } | null;
  zoom: { output: number; start: number; end: number } | null;
  pump: { output: number; start: number; end: number } | null;
  sound: { output: number; start: number; end: number } | null;
  lifeDetection: { output: number; start: number; end: number } | null;
  flow: { min: number; max: number } | null;
};

export type LoadPulsesFieldInput = {
  range: { min: number; max: number };
  shooting?: { output: number; start: number; end: number } | null;
  recording?: { output: number; start: number; end: number } | null;
  zoom?: { output: number; start: number; end: number } | null;
  pump?: { output: number; start: number; end: number } | null;
  sound?: { output: number; start: number; end: number } | null;
  lifeDetection?: { output: number; start: number; end: number } | null;
  flow?: { min: number; max: number } | null;
};

export type LogDetails = {
  id: string;
  at: string;
  operation: 
    | 'session.opened' | 'session.refused' | 'session.closed' | 'session.ended' | 'request.denied'
    | 'account.registered' | 'account.registrationRefused' | 'account.passwordChanged' | 'account.passwordForgotten'
    | 'account.passwordRefused' | 'account.totpStarted' | 'account.totpOn' | 'account.totpOff' | 'account.infoChanged'
    | 'account.languageChanged' | 'account.settingsChanged' | 'account.codeSent' | 'user.added' | 'user.edited'
    | 'user.deleted' | 'user.frozen' | 'user.recovered' | 'user.passwordReset' | 'user.secondFactorReset'
    | 'user.exported' | 'user.importStarted' | 'user.importCancelled' | 'user.imported' | 'user.passwordsTaken'
    | 'certification.submitted' | 'certification.passed' | 'certification.failed' | 'certification.withdrawn'
    | 'certification.seen' | 'certification.expired' | 'role.added' | 'role.edited' | 'role.deleted'
    | 'department.added' | 'department.edited' | 'department.moved' | 'department.deleted' | 'department.membersAdded'
    | 'department.membersRemoved' | 'department.exported' | 'file.uploaded' | 'file.seen' | 'message.read'
    | 'message.confirmed' | 'accessKey.created' | 'accessKey.edited' | 'accessKey.rotated' | 'accessKey.oldSecretEnded'
    | 'accessKey.revoked' | 'accessKey.pageOpened' | 'accessKey.pageLeft' | 'webHook.added' | 'webHook.edited'
    | 'webHook.secretRenewed' | 'webHook.deleted' | 'webHook.pinged' | 'webHook.replayed' | 'webHook.switchedOff'
    | 'enterprise.created' | 'enterprise.edited' | 'enterprise.removed' | 'newsPush.added' | 'newsPush.edited'
    | 'newsPush.sent' | 'newsPush.stopped' | 'newsPush.deleted' | 'site.added' | 'site.edited' | 'site.deleted'
    | 'site.exported' | 'noFlyZone.added' | 'noFlyZone.edited' | 'noFlyZone.deleted' | 'noFlyZone.imported'
    | 'noFlyZone.airportsOn' | 'noFlyZone.airportsOff' | 'fence.added' | 'fence.edited' | 'fence.deleted'
    | 'route.added' | 'route.edited' | 'route.copied' | 'route.moved' | 'route.formationAdded'
    | 'route.formationDeleted' | 'route.formationStarted' | 'route.formationCancelled' | 'route.deleted'
    | 'route.shared' | 'route.unshared' | 'route.exported' | 'marker.added' | 'marker.edited' | 'marker.moved'
    | 'marker.folderRenamed' | 'marker.deleted' | 'marker.imported' | 'marker.exported' | 'marker.shared'
    | 'marker.unshared' | 'route.heightsAdded' | 'route.heightsDeleted' | 'task.added' | 'task.edited'
    | 'task.submitted' | 'task.posted' | 'task.passed' | 'task.failed' | 'task.expired' | 'task.fallen'
    | 'task.released' | 'task.revoked' | 'task.started' | 'task.givenBack' | 'task.completed' | 'task.deleted'
    | 'task.recovered' | 'task.notReleased' | 'task.executorFrozen' | 'task.executorRecovered' | 'task.executorDeleted'
    | 'task.exported' | 'task.reported' | 'task.configured' | 'task.autoApprovalSet' | 'device.added' | 'device.edited'
    | 'device.stateChanged' | 'device.bound' | 'device.unbound' | 'device.keySet' | 'device.keyRemoved'
    | 'device.shared' | 'device.unshared' | 'device.exclusiveSet' | 'device.exclusiveEnded' | 'device.takenBack'
    | 'device.deleted' | 'device.exported' | 'simulator.edited' | 'simulator.started' | 'simulator.stopped'
    | 'simulator.ended' | 'deviceGroup.added' | 'deviceGroup.edited' | 'deviceGroup.deleted' | 'control.taken'
    | 'control.takenBack' | 'control.released' | 'control.asked' | 'control.handedOver' | 'control.refused'
    | 'control.lost' | 'command.given' | 'command.cancelled' | 'parameter.ordered' | 'parameter.exported'
    | 'parameterMetadata.added' | 'parameterMetadata.deleted' | 'plan.sent' | 'plan.read' | 'plan.cleared'
    | 'transfer.cancelled' | 'vehicleLog.fetched' | 'vehicleLog.downloaded' | 'vehicleLog.deleted'
    | 'vehiclePicture.fetched' | 'vehiclePicture.downloaded' | 'vehiclePicture.deleted' | 'flightRecord.exported'
    | 'flightRecord.deleted' | 'flightRecord.outdated' | 'flightRecord.importStarted' | 'flightRecord.imported'
    | 'flightRecord.importCancelled' | 'log.exported' | 'log.checked' | 'secretKey.accepted';
  text: string;
  actor: string;
  target: string;
  ip: string;
  requestId: string;
  details: Record<string, unknown>;
};

export type LogEntry = {
  id: string;
  at: string;
  operation: 
    | 'session.opened' | 'session.refused' | 'session.closed' | 'session.ended' | 'request.denied'
    | 'account.registered' | 'account.registrationRefused' | 'account.passwordChanged' | 'account.passwordForgotten'
    | 'account.passwordRefused' | 'account.totpStarted' | 'account.totpOn' | 'account.totpOff' | 'account.infoChanged'
    | 'account.languageChanged' | 'account.settingsChanged' | 'account.codeSent' | 'user.added' | 'user.edited'
    | 'user.deleted' | 'user.frozen' | 'user.recovered' | 'user.passwordReset' | 'user.secondFactorReset'
    | 'user.exported' | 'user.importStarted' | 'user.importCancelled' | 'user.imported' | 'user.passwordsTaken'
    | 'certification.submitted' | 'certification.passed' | 'certification.failed' | 'certification.withdrawn'
    | 'certification.seen' | 'certification.expired' | 'role.added' | 'role.edited' | 'role.deleted'
    | 'department.added' | 'department.edited' | 'department.moved' | 'department.deleted' | 'department.membersAdded'
    | 'department.membersRemoved' | 'department.exported' | 'file.uploaded' | 'file.seen' | 'message.read'
    | 'message.confirmed' | 'accessKey.created' | 'accessKey.edited' | 'accessKey.rotated' | 'accessKey.oldSecretEnded'
    | 'accessKey.revoked' | 'accessKey.pageOpened' | 'accessKey.pageLeft' | 'webHook.added' | 'webHook.edited'
    | 'webHook.secretRenewed' | 'webHook.deleted' | 'webHook.pinged' | 'webHook.replayed' | 'webHook.switchedOff'
    | 'enterprise.created' | 'enterprise.edited' | 'enterprise.removed' | 'newsPush.added' | 'newsPush.edited'
    | 'newsPush.sent' | 'newsPush.stopped' | 'newsPush.deleted' | 'site.added' | 'site.edited' | 'site.deleted'
    | 'site.exported' | 'noFlyZone.added' | 'noFlyZone.edited' | 'noFlyZone.deleted' | 'noFlyZone.imported'
    | 'noFlyZone.airportsOn' | 'noFlyZone.airportsOff' | 'fence.added' | 'fence.edited' | 'fence.deleted'
    | 'route.added' | 'route.edited' | 'route.copied' | 'route.moved' | 'route.formationAdded'
    | 'route.formationDeleted' | 'route.formationStarted' | 'route.formationCancelled' | 'route.deleted'
    | 'route.shared' | 'route.unshared' | 'route.exported' | 'marker.added' | 'marker.edited' | 'marker.moved'
    | 'marker.folderRenamed' | 'marker.deleted' | 'marker.imported' | 'marker.exported' | 'marker.shared'
    | 'marker.unshared' | 'route.heightsAdded' | 'route.heightsDeleted' | 'task.added' | 'task.edited'
    | 'task.submitted' | 'task.posted' | 'task.passed' | 'task.failed' | 'task.expired' | 'task.fallen'
    | 'task.released' | 'task.revoked' | 'task.started' | 'task.givenBack' | 'task.completed' | 'task.deleted'
    | 'task.recovered' | 'task.notReleased' | 'task.executorFrozen' | 'task.executorRecovered' | 'task.executorDeleted'
    | 'task.exported' | 'task.reported' | 'task.configured' | 'task.autoApprovalSet' | 'device.added' | 'device.edited'
    | 'device.stateChanged' | 'device.bound' | 'device.unbound' | 'device.keySet' | 'device.keyRemoved'
    | 'device.shared' | 'device.unshared' | 'device.exclusiveSet' | 'device.exclusiveEnded' | 'device.takenBack'
    | 'device.deleted' | 'device.exported' | 'simulator.edited' | 'simulator.started' | 'simulator.stopped'
    | 'simulator.ended' | 'deviceGroup.added' | 'deviceGroup.edited' | 'deviceGroup.deleted' | 'control.taken'
    | 'control.takenBack' | 'control.released' | 'control.asked' | 'control.handedOver' | 'control.refused'
    | 'control.lost' | 'command.given' | 'command.cancelled' | 'parameter.ordered' | 'parameter.exported'
    | 'parameterMetadata.added' | 'parameterMetadata.deleted' | 'plan.sent' | 'plan.read' | 'plan.cleared'
    | 'transfer.cancelled' | 'vehicleLog.fetched' | 'vehicleLog.downloaded' | 'vehicleLog.deleted'
    | 'vehiclePicture.fetched' | 'vehiclePicture.downloaded' | 'vehiclePicture.deleted' | 'flightRecord.exported'
    | 'flightRecord.deleted' | 'flightRecord.outdated' | 'flightRecord.importStarted' | 'flightRecord.imported'
    | 'flightRecord.importCancelled' | 'log.exported' | 'log.checked' | 'secretKey.accepted';
  text: string;
  actor: string;
  target: string;
  ip: string;
};

export type MapSource = {
  ground: 'normal' | 'satellite';
  tiles: TileSet | null;
  fault: 'absent' | 'missing' | 'unreadable' | 'unknown' | 'vector' | 'empty' | null;
};

export type Marker = {
  kind: 'point' | 'line' | 'polygon';
  name: string;
  remarks: string;
  folder: string;
  points: { longitude: number; latitude: number }[];
  altitude: number | null;
  colour: string;
  icon: 
    | 'pin' | 'flag' | 'star' | 'dot' | 'cross' | 'warning' | 'house' | 'person' | 'camera' | 'car' | 'tree' | 'water'
    | 'fire' | 'tower' | 'helipad';
  lineStyle: 'solid' | 'dotted' | 'dashDot';
  width: number;
  transparency: number;
  arrowPosition: 'none' | 'start' | 'middle' | 'end';
  arrowDirection: 'forward' | 'backward';
  id: string;
  version: number;
  owner: { id: string; name: string } | null;
  isMine: boolean;
  mayEdit: boolean;
  mayShare: boolean;
  shares: number;
  changedBy: string;
  changedAt: string;
  createdAt: string;
};

export type Member = { id: string; name: string; userName: string; mobile: string; roles: string[]; frozen: boolean };

export type MenuPart0 = {
  menuType: 'M' | 'C' | 'B';
  name: string;
  path: string;
  component: string;
  permission: string;
  hidden: boolean;
  meta: { title: string; icon: string; affix: boolean; keepAlive: boolean; activeMenu: string };
  children: MenuPart0[];
};

export type NewsPush = {
  title: string;
  content: string;
  priority: 'urgent' | 'high' | 'middle' | 'low';
  mode: 'single' | 'timed' | 'cycle';
  pushAt: string | null;
  intervalMinutes: number | null;
  endsAt: string | null;
  id: string;
  version: number;
  state: 'waiting' | 'sent' | 'stopped';
  people: { id: string; name: string }[];
  roles: { id: string; name: string }[];
  departments: { id: string; name: string }[];
  founder: string;
  editor: string | null;
  createdAt: string;
  sentAt: string | null;
  sendings: number;
  nextAt: string | null;
  received: number;
  read: number;
  confirmed: number;
};

export type NoFlyZone = {
  name: string;
  description: string;
  kind: 'noFly' | 'restricted';
  shape: ShapeField;
  datum: 'sea' | 'ground';
  floor: number | null;
  ceiling: number | null;
  activeFrom: string | null;
  validUntil: string;
  id: string;
  version: number;
  status: 'valid' | 'invalid';
  createdAt: string;
};

export type Outgoing = {
  id: string;
  way: 'sms' | 'mail';
  target: string;
  subject: string;
  text: string;
  state: 'waiting' | 'sent' | 'failed' | 'kept';
  error: string;
  createdAt: string;
  sentAt: string | null;
};

export type Parameter = {
  name: string;
  type: 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32';
  value: number | null;
  default?: number | null;
  facts?: {
    label: string;
    description?: string;
    group?: string;
    unit?: string;
    min?: number;
    max?: number;
    increment?: number;
    needsReboot?: true;
    isReadOnly?: true;
    isVolatile?: true;
    values?: { value: number; label: string }[];
    bits?: { bit: number; label: string }[];
  };
};

export type ParameterBoundsField = {
  takeOffHeight?: { min: number; max: number };
  height?: { min: number; max: number };
  maxHeight?: { min: number; max: number };
  speed?: { min: number; max: number };
  hoverSeconds?: { min: number; max: number };
  spacing?: { min: number; max: number };
  frontOverlap?: { min: number; max: number };
  sideOverlap?: { min: number; max: number };
  obliqueTilt?: { min: number; max: number };
  dropHeight?: { min: number; max: number };
};

export type ParameterMetadata = {
  id: string | null;
  name: string | null;
  vehicle: 'ArduCopter' | 'ArduPlane';
  version: string;
  count: number;
  isOwn: boolean;
  isShared: boolean;
  createdAt: string;
};

export type ParameterStatus = {
  online: boolean;
  isCurrent: boolean;
  loadedAt: string | null;
  missing: number;
  loading: { done: number; total: number } | null;
  fault: 'noAnswer' | 'linkLost' | 'implausible' | null;
  count: number;
  changed: number;
};

export type ParameterWrite = {
  name: string;
  before: number | null;
  wanted: number;
  result: 'written' | 'altered' | 'refused' | 'unanswered' | 'notSent' | 'inexact' | null;
  value: number | null;
};

export type ParametersField = {
  takeOffHeight?: number;
  height?: number;
  maxHeight?: number;
  speed?: number;
  hoverSeconds?: number;
  spacing?: number;
  frontOverlap?: number;
  sideOverlap?: number;
  obliqueTilt?: number;
  dropHeight?: number;
};

export type PatternField = {
  kind: 'spot';
  places: { longitude: number; latitude: number }[];
  isShortest: boolean;
  photographs: boolean;
  tilt: number;
} | {
  kind: 'areaScan';
  area: { outer: { longitude: number; latitude: number }[]; holes: ({ longitude: number; latitude: number }[])[] };
  spacing: number;
  angle: number | null;
  turnaround: number | null;
  isCrossed: boolean;
} | {
  kind: 'orthophoto';
  area: { outer: { longitude: number; latitude: number }[]; holes: ({ longitude: number; latitude: number }[])[] };
  angle: number | null;
  turnaround: number | null;
  isCrossed: boolean;
  camera: CameraField;
  resolution: number;
  frontOverlap: number;
  sideOverlap: number;
} | {
  kind: 'oblique';
  area: { outer: { longitude: number; latitude: number }[]; holes: ({ longitude: number; latitude: number }[])[] };
  tilt: number;
  angle: number | null;
  turnaround: number | null;
  isCrossed: boolean;
  camera: CameraField;
  resolution: number;
  frontOverlap: number;
  sideOverlap: number;
} | {
  kind: 'corridor';
  line: { longitude: number; latitude: number }[];
  width: number;
  turnaround: number | null;
  camera: CameraField;
  resolution: number;
  frontOverlap: number;
  sideOverlap: number;
} | {
  kind: 'surround';
  centre: { longitude: number; latitude: number };
  radius: number;
  lowest: number;
  highest: number;
  rings: number;
  clockwise: boolean;
  pictures: number;
} | {
  kind: 'facade';
  line: { longitude: number; latitude: number }[];
  side: 'left' | 'right';
  lowest: number;
  highest: number;
  camera: CameraField;
  resolution: number;
  frontOverlap: number;
  sideOverlap: number;
} | {
  kind: 'abPoint';
  a: { longitude: number; latitude: number };
  b: { longitude: number; latitude: number };
  spacing: number;
  side: 'left' | 'right';
  lanes: number;
} | {
  kind: 'logistics';
  takeOff: { longitude: number; latitude: number };
  via: { longitude: number; latitude: number }[];
  drop: { longitude: number; latitude: number };
  dropHeight: number;
  channel: number;
  isReturning: boolean;
};

export type Receipt = { userId: string; name: string; userName: string; sentAt: string; readAt: string | null; confirmedAt: string | null };

export type ResumableRoute = {
  routeId: string;
  version: number;
  name: string;
  startAt: number;
  waypoints: number;
  cycles: number;
  earlyEnd: 'battery' | 'return' | 'landing' | 'replaced' | null;
  brokenOffAt: string;
};

export type Role = {
  id: string;
  version: number;
  name: string;
  description: string;
  userCount: number;
  builtIn: boolean;
  permissions: string[];
  ptzPermissions: string[];
  dataScope: 'all' | 'custom' | 'department' | 'departmentTree' | 'self';
  scopeDeptIds: string[];
};

export type RoleForm = {
  name: string;
  description?: string;
  permissions: (
    | 'department:query' | 'department:add' | 'department:edit' | 'department:delete' | 'department:personnel'
    | 'department:export' | 'user:query' | 'user:add' | 'user:edit' | 'user:delete' | 'user:freeze'
    | 'user:resetPassword' | 'user:legalize' | 'user:export' | 'user:import' | 'role:query' | 'role:add' | 'role:edit'
    | 'role:delete' | 'log:query' | 'log:export' | 'log:check' | 'outbox:query' | 'newsPush:query' | 'newsPush:add'
    | 'newsPush:edit' | 'newsPush:delete' | 'site:query' | 'site:add' | 'site:edit' | 'site:delete' | 'site:export'
    | 'noFlyZone:query' | 'noFlyZone:add' | 'noFlyZone:edit' | 'noFlyZone:delete' | 'fence:query' | 'fence:add'
    | 'fence:edit' | 'fence:delete' | 'route:query' | 'route:add' | 'route:edit' | 'route:delete' | 'route:share'
    | 'route:export' | 'marker:query' | 'marker:add' | 'marker:edit' | 'marker:delete' | 'marker:share'
    | 'marker:export' | 'route:terrain' | 'device:query' | 'device:add' | 'device:edit' | 'device:delete'
    | 'device:details' | 'device:export' | 'device:bind' | 'device:share' | 'device:group' | 'device:control'
    | 'device:simulate' | 'flightRecord:query' | 'flightRecord:export' | 'flightRecord:import' | 'flightRecord:delete'
    | 'task:query' | 'task:add' | 'task:edit' | 'task:delete' | 'task:check' | 'task:submit' | 'task:release'
    | 'task:revoke' | 'task:recover' | 'task:results' | 'task:report' | 'task:mapView' | 'task:config'
    | 'approval:query' | 'approval:pass' | 'approval:fail' | 'approval:automaticApprovalSet' | 'corporate:query'
    | 'corporate:edit' | 'accessKey:query' | 'accessKey:add' | 'accessKey:edit' | 'accessKey:delete' | 'webHook:query'
    | 'webHook:add' | 'webHook:edit' | 'webHook:delete')[];
  ptzPermissions?: ('ptz:tilt' | 'ptz:heading' | 'ptz:mode' | 'ptz:zoom' | 'ptz:photo' | 'ptz:record')[];
  dataScope?: 'all' | 'custom' | 'department' | 'departmentTree' | 'self';
  scopeDeptIds?: string[];
};

export type RouteEntry = {
  id: string;
  version: number;
  number: number;
  name: string;
  remarks: string;
  folder: string;
  isTemplate: boolean;
  kind: 
    | 'manual' | 'spot' | 'areaScan' | 'orthophoto' | 'oblique' | 'corridor' | 'surround' | 'facade' | 'abPoint'
    | 'logistics';
  heightMode: 'relative' | 'absolute';
  height: number;
  speed: number;
  cycles: number;
  entryPoint: number;
  endAction: 'land' | 'return' | 'homingHover' | 'homingLand' | 'landingRoute' | null;
  waypoints: number;
  length: number;
  seconds: number;
  airspace: { state: 'ok' | 'broken'; since: string | null; zones: string[] };
  formation: { id: string; number: number; count: number } | null;
  taskId: string | null;
  owner: { id: string; name: string } | null;
  isMine: boolean;
  mayEdit: boolean;
  mayShare: boolean;
  shares: number;
  changedBy: string;
  changedAt: string;
  createdAt: string;
};

export type RouteField = {
  heightMode: 'relative' | 'absolute';
  height: number;
  speed: number;
  turnMode: 'stop' | 'adaptive';
  radius: number;
  holdMs: number;
  cycles: number;
  entryPoint: number;
  endAction: 'land' | 'return' | 'homingHover' | 'homingLand' | 'landingRoute' | null;
  landing: {
    kind: 'standard' | 'inPlace' | 'returnAndLand' | 'alternate';
    place: { longitude: number; latitude: number } | null;
    placeHeight: number | null;
    heading: number | null;
    waitingRadius: number;
    clockwise: boolean;
    relativeHeight: number;
    distance: number;
    guidanceSpeed: number;
    goAroundHeight: number;
    transitionHeight: number;
  } | null;
  pattern: PatternField | null;
  partOf: 'spot' | 'areaScan' | 'orthophoto' | 'oblique' | 'corridor' | 'surround' | 'facade' | 'abPoint' | 'logistics' | null;
  wings: { kind: 'fixedWing' | 'vtol'; turnRadius: number; slowest: number } | null;
  waypoints: ({
    longitude: number;
    latitude: number;
    altitude: number;
    speed: number;
    mode: 'pass' | 'hover' | 'circle';
    turnMode: 'stop' | 'adaptive';
    radius: number;
    holdMs: number;
    circling: { radius: number; clockwise: boolean; turns: number; waitMs: number };
    yawMode: 'course' | 'fixed' | 'target';
    yaw: number;
    target: { longitude: number; latitude: number } | null;
    acceleration: number;
    actions: ({
      kind: 
        | 'gimbalTilt' | 'gimbalHeading' | 'gimbalMode' | 'headFollow' | 'positionHold' | 'photograph'
        | 'startRecording' | 'endRecording' | 'zoom' | 'timedPhotographs' | 'distancePhotographs' | 'endPhotographs'
        | 'playSound' | 'stopSound' | 'release' | 'pumpOn' | 'pumpOff' | 'startLifeDetection' | 'endLifeDetection';
      value: number | null;
    })[];
  })[];
};

export type RouteFieldInput = {
  heightMode: 'relative' | 'absolute';
  height: number;
  speed: number;
  turnMode: 'stop' | 'adaptive';
  radius: number;
  holdMs: number;
  cycles: number;
  entryPoint: number;
  endAction: 'land' | 'return' | 'homingHover' | 'homingLand' | 'landingRoute' | null;
  landing?: {
    kind: 'standard' | 'inPlace' | 'returnAndLand' | 'alternate';
    place: { longitude: number; latitude: number } | null;
    placeHeight?: number | null;
    heading: number | null;
    waitingRadius: number;
    clockwise: boolean;
    relativeHeight: number;
    distance: number;
    guidanceSpeed: number;
    goAroundHeight: number;
    transitionHeight: number;
  } | null;
  pattern?: PatternField | null;
  partOf?: 'spot' | 'areaScan' | 'orthophoto' | 'oblique' | 'corridor' | 'surround' | 'facade' | 'abPoint' | 'logistics' | null;
  wings?: { kind: 'fixedWing' | 'vtol'; turnRadius: number; slowest: number } | null;
  waypoints: ({
    longitude: number;
    latitude: number;
    altitude: number;
    speed: number;
    mode: 'pass' | 'hover' | 'circle';
    turnMode: 'stop' | 'adaptive';
    radius: number;
    holdMs: number;
    circling: { radius: number; clockwise: boolean; turns: number; waitMs?: number };
    yawMode: 'course' | 'fixed' | 'target';
    yaw: number;
    target: { longitude: number; latitude: number } | null;
    acceleration: number;
    actions: ({
      kind: 
        | 'gimbalTilt' | 'gimbalHeading' | 'gimbalMode' | 'headFollow' | 'positionHold' | 'photograph'
        | 'startRecording' | 'endRecording' | 'zoom' | 'timedPhotographs' | 'distancePhotographs' | 'endPhotographs'
        | 'playSound' | 'stopSound' | 'release' | 'pumpOn' | 'pumpOff' | 'startLifeDetection' | 'endLifeDetection';
      value: number | null;
    })[];
  })[];
};

export type RouteForm = { name: string; remarks?: string; folder?: string; isTemplate?: boolean; route: RouteFieldInput };

export type RtkDetails = {
  longitude: number | null;
  latitude: number | null;
  altitude: number | null;
  coverageMetres: number | null;
  satellites: number | null;
  accuracyMetres: number | null;
  positioning: 'none' | 'poorGps' | 'singlePoint' | 'differential' | 'float' | 'fixed' | 'gps' | null;
  host: string;
  port: number | null;
  userName: string;
  mountPoint: string;
  encryption: 'none' | 'tls';
  hasPassword: boolean;
};

export type RtkForm = {
  longitude?: number | null;
  latitude?: number | null;
  altitude?: number | null;
  coverageMetres?: number | null;
  satellites?: number | null;
  accuracyMetres?: number | null;
  positioning?: 'none' | 'poorGps' | 'singlePoint' | 'differential' | 'float' | 'fixed' | 'gps' | null;
  host?: string;
  port?: number | null;
  userName?: string;
  mountPoint?: string;
  encryption?: 'none' | 'tls';
  password?: string | null;
};

export type Running = { startedAt: string; startedBy: string; endsAt: string; remainingMinutes: number; remainingSeconds: number };

export type SentPlan = {
  course: 'aboard' | 'flying' | 'brokenOff' | 'flown';
  isAboard: boolean;
  isCurrent: boolean;
  entryPoint: number;
  manner: 'at' | 'behind' | 'again';
  cycles: number;
  beginsAt: number[];
  endsAt: number;
  firstItem: number;
  rounds: number;
  reached: number | null;
};

export type ShapeField = 
  | { kind: 'polygon'; points: { longitude: number; latitude: number }[] }
  | { kind: 'circle'; centre: { longitude: number; latitude: number }; radius: number };

export type SharedUser = { id: string; name: string; userName: string; mayFly: boolean; isTestFlight: boolean; since: string };

export type Sharing = {
  id: string;
  name: string;
  sn: string;
  type: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
  owner: DeviceUser | null;
  shared: SharedUser[];
  exclusive: DeviceUser | null;
  shareStatus: 'shared' | 'isShared' | 'notShared';
  online: boolean;
  flying: boolean;
  mayManage: boolean;
};

export type Simulator = {
  device: Device;
  version: number;
  settings: SimulatorForm | null;
  running: Running | null;
  stopFirst: string | null;
  heard: {
    phase: number | null;
    nativeMode: string | null;
    height: number | null;
    altitude: number | null;
    groundSpeed: number | null;
    batteryPercent: number | null;
    satellites: number | null;
    faults: (
      | 'emergency' | 'batteryEmpty' | 'batteryLow' | 'positioning' | 'estimator' | 'sensor' | 'link' | 'zone' | 'fence'
      | 'wayHome' | 'zoneAhead' | 'descent' | 'holdUnconfirmed' | 'radioFailsafe' | 'gcsFailsafe' | 'batteryFailsafe'
      | 'ekfFailsafe' | 'fenceFailsafe' | 'falling' | 'crash' | 'disarmedInAir' | 'thrustLoss' | 'batteryFault' | 'gyro'
      | 'accelerometer' | 'compass' | 'barometer' | 'airspeed' | 'gps' | 'opticalFlow' | 'visionPosition'
      | 'rangefinder' | 'proximity' | 'rcReceiver' | 'motorOutputs' | 'attitude' | 'logging' | 'terrain')[];
  } | null;
};

export type SimulatorForm = {
  longitude: number;
  latitude: number;
  altitude: number;
  address: string;
  craft: 'multirotorArdupilot' | 'multirotorPx4' | 'fixedWing' | 'vtol';
  windSpeed: number;
  patrols: boolean;
};

export type Site = {
  name: string;
  longitude: number;
  latitude: number;
  altitude: number | null;
  address: string;
  remark: string;
  id: string;
  version: number;
  createdAt: string;
};

export type SiteForm = { name: string; longitude: number; latitude: number; altitude?: number | null; address?: string; remark?: string };

export type StateChange = {
  at: string;
  by: string;
  action: 'test' | 'offer' | 'use' | 'repair' | 'disable' | 'scrap' | null;
  state: 'test' | 'pendingSale' | 'using' | 'inMaintenance' | 'disabled' | 'scrapped';
};

export type StorageUsage = {
  kind: 'routes' | 'heights' | 'pictures' | 'flightImports' | 'zones' | 'vehicleFiles';
  items: number;
  itemsMax: number | null;
  bytes: number;
  bytesMax: number | null;
};

export type StoredRoute = {
  id: string;
  version: number;
  number: number;
  name: string;
  remarks: string;
  folder: string;
  isTemplate: boolean;
  kind: 
    | 'manual' | 'spot' | 'areaScan' | 'orthophoto' | 'oblique' | 'corridor' | 'surround' | 'facade' | 'abPoint'
    | 'logistics';
  heightMode: 'relative' | 'absolute';
  height: number;
  speed: number;
  cycles: number;
  entryPoint: number;
  endAction: 'land' | 'return' | 'homingHover' | 'homingLand' | 'landingRoute' | null;
  waypoints: number;
  length: number;
  seconds: number;
  airspace: { state: 'ok' | 'broken'; since: string | null; zones: string[] };
  formation: { id: string; number: number; count: number } | null;
  taskId: string | null;
  owner: { id: string; name: string } | null;
  isMine: boolean;
  mayEdit: boolean;
  mayShare: boolean;
  shares: number;
  changedBy: string;
  changedAt: string;
  createdAt: string;
  route: RouteField;
};

export type TaskApproval = {
  id: string;
  state: 'pending' | 'approved' | 'failed' | 'timeout' | 'withdrawn' | 'fallen';
  submittedAt: string;
  submittedBy: string;
  dueAt: string;
  decidedAt: string | null;
  decidedBy: string;
  endedAt: string | null;
  endedBy: string;
  isAutomatic: boolean;
  reason: string;
  automatic: {
    outcome: 'approved' | 'leftToPerson';
    reasons: ({
      check: 'user' | 'period' | 'type' | 'air' | 'conflicts' | 'height' | 'dayTime' | 'licence' | 'refused';
      finding: 'kept' | 'broken' | 'unknown';
      conflicts?: ('device' | 'executor' | 'air')[];
      height?: { asked: number; limit: number };
      lacks?: ('aircraft' | 'returnHeight' | 'returnClimb' | 'rally' | 'ground')[];
      needsClearAir?: boolean;
    })[];
  } | null;
  proof: AirProof | null;
};

export type TaskConflict = {
  kind: 'device' | 'executor' | 'air';
  id: string | null;
  number: number | null;
  name: string;
  from: string;
  until: string;
};

export type TaskDetails = {
  id: string;
  version: number;
  number: number;
  name: string;
  type: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
  status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
  approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
  isPosted: boolean;
  deviceType: 'multirotor' | 'fixedWing' | 'vtol';
  mount: 
    | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector' | 'thrower'
    | 'cargoBox';
  site: { id: string; name: string; isGone: boolean; longitude: number; latitude: number };
  workLocation: string;
  deadline: string;
  startTime: string | null;
  endTime: string | null;
  founder: { id: string | null; name: string; isGone: boolean };
  executor: { id: string; name: string; isGone: boolean } | null;
  device: { id: string; name: string; isGone: boolean; model: string; sn: string } | null;
  approver: string;
  reason: string;
  approvalDeadline: string | null;
  finisher: string;
  createdAt: string;
  changedAt: string;
  startedAt: string | null;
  lastStartedAt: string | null;
  completedAt: string | null;
  deletedAt: string | null;
  area: number | null;
  perimeter: number | null;
  length: number;
  seconds: number;
  waypoints: number;
  grade: 'vlos' | 'bvlos' | 'instructor';
  airspace: { state: 'ok' | 'broken'; zones: string[] };
  flights: number;
  flightSeconds: number;
  wholeFlights: number;
  aging: 'onTime' | 'timedOut';
  nature: 'efficient' | 'invalid' | null;
  may: (
    | 'edit' | 'submit' | 'post' | 'pass' | 'fail' | 'expire' | 'fall' | 'release' | 'revoke' | 'start' | 'giveBack'
    | 'complete' | 'delete' | 'recover')[];
  plan: { type: 'spot'; spots: { longitude: number; latitude: number }[]; photographs: boolean; tilt: number } | { type: 'area'; area: { longitude: number; latitude: number }[]; angle: number | null } | { type: 'orthophoto'; area: { longitude: number; latitude: number }[]; angle: number | null; camera: CameraField } | { type: 'oblique'; area: { longitude: number; latitude: number }[]; angle: number | null; camera: CameraField } | {
    type: 'logistics';
    via: { longitude: number; latitude: number }[];
    destination: { longitude: number; latitude: number } | null;
    delivery: 'land' | 'release';
    channel: number;
  };
  parameters: ParametersField;
  remark: string;
  routeId: string;
  routeVersion: number;
  route: RouteField;
  steps: TaskStep[];
};

export type TaskEntry = {
  id: string;
  version: number;
  number: number;
  name: string;
  type: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
  status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
  approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
  isPosted: boolean;
  deviceType: 'multirotor' | 'fixedWing' | 'vtol';
  mount: 
    | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector' | 'thrower'
    | 'cargoBox';
  site: { id: string; name: string; isGone: boolean; longitude: number; latitude: number };
  workLocation: string;
  deadline: string;
  startTime: string | null;
  endTime: string | null;
  founder: { id: string | null; name: string; isGone: boolean };
  executor: { id: string; name: string; isGone: boolean } | null;
  device: { id: string; name: string; isGone: boolean; model: string; sn: string } | null;
  approver: string;
  reason: string;
  approvalDeadline: string | null;
  finisher: string;
  createdAt: string;
  changedAt: string;
  startedAt: string | null;
  lastStartedAt: string | null;
  completedAt: string | null;
  deletedAt: string | null;
  area: number | null;
  perimeter: number | null;
  length: number;
  seconds: number;
  waypoints: number;
  grade: 'vlos' | 'bvlos' | 'instructor';
  airspace: { state: 'ok' | 'broken'; zones: string[] };
  flights: number;
  flightSeconds: number;
  wholeFlights: number;
  aging: 'onTime' | 'timedOut';
  nature: 'efficient' | 'invalid' | null;
  may: (
    | 'edit' | 'submit' | 'post' | 'pass' | 'fail' | 'expire' | 'fall' | 'release' | 'revoke' | 'start' | 'giveBack'
    | 'complete' | 'delete' | 'recover')[];
};

export type TaskFilter = {
  keyword?: string;
  status?: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
  approval?: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
  type?: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
  siteId?: string;
  executorId?: string;
  deviceId?: string;
  holder?: 'founded' | 'executed' | 'mine';
  from?: string;
  to?: string;
};

export type TaskFlightEntry = { record: FlightRecord; isWhole: boolean };

export type TaskForm = {
  name: string;
  plan: { type: 'spot'; spots: { longitude: number; latitude: number }[]; photographs?: boolean; tilt?: number } | { type: 'area'; area: { longitude: number; latitude: number }[]; angle?: number | null } | { type: 'orthophoto'; area: { longitude: number; latitude: number }[]; angle?: number | null; camera: CameraField } | { type: 'oblique'; area: { longitude: number; latitude: number }[]; angle?: number | null; camera: CameraField } | {
    type: 'logistics';
    via?: { longitude: number; latitude: number }[];
    destination: { longitude: number; latitude: number } | null;
    delivery: 'land' | 'release';
    channel?: number;
  };
  parameters: ParametersField;
  deviceType: 'multirotor' | 'fixedWing' | 'vtol';
  mount: 
    | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector' | 'thrower'
    | 'cargoBox';
  siteId: string;
  workLocation?: string;
  deadline: string;
  startTime?: string | null;
  endTime?: string | null;
  executorId?: string | null;
  deviceId?: string | null;
  remark?: string;
};

export type TaskPicture = {
  flightId: string;
  takenAt: string;
  toldAt: string;
  longitude: number | null;
  latitude: number | null;
  height: number | null;
  heading: number | null;
  file: string | null;
  filePlace: string | null;
  fetchedBy: string | null;
};

export type TaskPilot = {
  id: string;
  name: string;
  userName: string;
  deptName: string;
  refusal: 'frozen' | 'neverCertified' | 'pending' | 'failed' | 'expired' | 'otherCategory' | 'lowerGrade' | 'identity' | null;
};

export type TaskStep = {
  at: string;
  action: 
    | 'add' | 'edit' | 'submit' | 'post' | 'pass' | 'fail' | 'expire' | 'fall' | 'release' | 'revoke' | 'start'
    | 'giveBack' | 'complete' | 'delete' | 'recover' | 'executorFrozen' | 'executorRecovered' | 'executorDeleted';
  by: string;
  reason: string;
  executor: string;
};

export type TileSet = {
  address: string;
  minZoom: number;
  maxZoom: number;
  bounds: [number, number, number, number];
  datum: 'wgs84' | 'gcj02';
  attribution: string;
};

export type Unclaimed = {
  hardwareId: string;
  kind: 'multirotor' | 'fixedWing' | 'vtol' | 'other';
  autopilot: 'ardupilot' | 'px4' | 'other';
  firmware: string;
  remote: string;
  firstHeardAt: string;
  lastHeardAt: string;
};

export type User = {
  id: string;
  version: number;
  name: string;
  userName: string;
  userType: 'general' | 'enterprise';
  state: 'normal' | 'frozen';
  mobile: string;
  email: string;
  deptId: string | null;
  deptName: string;
  roles: { id: string; name: string }[];
  remark: string;
  imagePath: string;
  changePassword: boolean;
  realName: 'notCertified' | 'pending' | 'passed' | 'failed';
  pilot: 'notCertified' | 'pending' | 'passed' | 'failed';
  createdAt: string;
};

export type UserImport = {
  id: string;
  fileName: string;
  phase: 'checking' | 'hashing' | 'saving' | 'done' | 'faulty' | 'failed' | 'cancelled' | 'interrupted';
  done: number;
  total: number;
  startedAt: string;
  mes: string;
  faultCount: number;
  faults: ImportFault[];
  passwordCount: number;
  passwordsUntil: string | null;
};

export type UserInfo = {
  id: string;
  name: string;
  userName: string;
  userType: 'general' | 'enterprise';
  deptName: string;
  mobile: string;
  email: string;
  imagePath: string;
  roles: string[];
  permissions: string[];
  ptzPermissions: string[];
  reachesAll: boolean;
  enterpriseInfo: { name: string; imagePath: string; isDemo: boolean };
  changePassword: boolean;
  mustChangePassword: boolean;
  totpEnabled: boolean;
  unreadMessages: number;
  settings: UserSettings;
};

export type UserSettings = {
  language: 'zh' | 'en' | 'ru' | null;
  unitSystem: 1 | 2;
  handedness: 'japanese' | 'american' | 'chinese' | 'antiJapanese';
  mutedTopics: ('organisation' | 'certification' | 'device' | 'task')[];
  quietHours: { from: string; to: string; timeZone: string } | null;
  mailPriorities: ('urgent' | 'high' | 'middle' | 'low')[];
  mailTopics: ('security' | 'organisation' | 'certification' | 'device' | 'task' | 'flight')[];
  trajectories: 0 | 1 | 2 | 3;
  mapCentre: { longitude: number; latitude: number } | null;
  waypointDefaults: WaypointDefaultsField | null;
};

export type VehicleCommand = {
  id: string;
  deviceId: string;
  kind: 
    | 'takeOff' | 'pause' | 'continue' | 'land' | 'directReturn' | 'trackReturn' | 'manual' | 'emergencyStop' | 'goTo'
    | 'orbit' | 'changeSpeed' | 'changeYaw' | 'startRoute' | 'resetMission' | 'checkReadiness' | 'reboot';
  params: Record<string, number | boolean>;
  course: 'recorded' | 'sent' | 'inProgress' | 'done' | 'refused' | 'failed' | 'cancelled' | 'unanswered' | 'unsent';
  details: { result?: string; progress?: number; reasons?: string[] };
  by: string;
  createdAt: string;
  endedAt: string | null;
};

export type VehicleLog = { number: number; bytes: number; startedAt: string | null; transferId: string | null; isHere: boolean };

export type VehiclePicture = {
  number: number;
  longitude: number | null;
  latitude: number | null;
  altitude: number | null;
  height: number | null;
  heading: number | null;
  takenAt: string | null;
  toldAt: string;
  file: string | null;
  filePlace: string | null;
};

export type VehicleTransfer = {
  id: string;
  deviceId: string;
  kind: 'sendPlan' | 'readPlan' | 'clearPlan' | 'readLog' | 'readPicture';
  planKind: 'mission' | 'fence' | 'rally' | null;
  log: number | null;
  file: string | null;
  course: 'running' | 'done' | 'failed' | 'cancelled';
  progress: { stage: 'sending' | 'checking' | 'reading' | 'clearing'; done: number; total: number } | null;
  fault: 
    | 'noGateway' | 'offline' | 'busy' | 'outdated' | 'unsupported' | 'armed' | 'unknownState' | 'silence' | 'linkLost'
    | 'refused' | 'noSpace' | 'invalidItem' | 'different' | 'limits' | 'confused' | 'unreadable' | 'noSuchLog'
    | 'noSuchPicture' | 'tooLarge' | 'noRoom' | 'storage' | 'lost' | null;
  text: string;
  word: string;
  at: number | null;
  planUnknown: boolean;
  plan: {
    kind: 'mission';
    items: ({
      command: number;
      frame: number;
      params: [number | null, number | null, number | null, number | null];
      longitude: number;
      latitude: number;
      altitude: number;
      autoContinue: boolean;
    })[];
  } | {
    kind: 'fence';
    areas: (
      | { shape: 'polygon'; keep: 'in' | 'out'; corners: { longitude: number; latitude: number }[] }
      | { shape: 'circle'; keep: 'in' | 'out'; centre: { longitude: number; latitude: number }; radius: number })[];
    returnPoint: { longitude: number; latitude: number } | null;
  } | { kind: 'rally'; points: { longitude: number; latitude: number; altitude: number }[] } | null;
  bytes: number | null;
  by: string;
  createdAt: string;
  endedAt: string | null;
};

export type WaypointDefaultsField = {
  altitude: number;
  speed: number;
  radius: number;
  holdMs: number;
  mode: 'pass' | 'hover' | 'circle';
  circling: { radius: number; clockwise: boolean; turns: number; waitMs: number };
};

export type WebHook = {
  name: string;
  address: string;
  events: (
    | 'device.online' | 'device.offline' | 'alarm.began' | 'alarm.ended' | 'flight.tookOff' | 'flight.landed'
    | 'flight.lost' | 'flight.recorded' | 'task.added' | 'task.edited' | 'task.submitted' | 'task.posted'
    | 'task.passed' | 'task.failed' | 'task.expired' | 'task.fallen' | 'task.released' | 'task.revoked' | 'task.started'
    | 'task.givenBack' | 'task.completed' | 'task.deleted' | 'task.recovered' | 'push.sent' | 'message.sent')[];
  isOn: boolean;
  id: string;
  version: number;
  failingSince: string | null;
  switchedOffAt: string | null;
  waiting: number;
  createdBy: string;
  createdAt: string;
};

export type WebHookDelivery = {
  id: string;
  event: 
    | 'device.online' | 'device.offline' | 'alarm.began' | 'alarm.ended' | 'flight.tookOff' | 'flight.landed'
    | 'flight.lost' | 'flight.recorded' | 'task.added' | 'task.edited' | 'task.submitted' | 'task.posted'
    | 'task.passed' | 'task.failed' | 'task.expired' | 'task.fallen' | 'task.released' | 'task.revoked' | 'task.started'
    | 'task.givenBack' | 'task.completed' | 'task.deleted' | 'task.recovered' | 'push.sent' | 'message.sent' | 'ping';
  createdAt: string;
  state: 'waiting' | 'delivered' | 'givenUp';
  attempts: number;
  nextTryAt: string | null;
  deliveredAt: string | null;
  status: number | null;
  error: string;
  answer: string;
  body: string;
  isReplay: boolean;
};

export type ZoneFault = { number: number; name: string; mes: string };

export interface Calls {
  /** Keep the session from going idle */
  'session.heartbeat': { input: Record<string, never>; output: null };
  /** The menu tree I may see, buttons included */
  'session.menu': { input: Record<string, never>; output: MenuPart0[] };
  /** A single-use ticket for opening one socket */
  'session.socketTicket': { input: Record<string, never>; output: { ticket: string; expiresInSeconds: number } };
  /** Who I am and what I may do */
  'session.userInfo': { input: Record<string, never>; output: UserInfo };
  /** Add a user */
  'user.addUser': { input: {
    name: string;
    userName: string;
    mobile?: string;
    email?: string;
    deptId: string | null;
    roleIds: string[];
    remark?: string;
    changePassword?: boolean;
    password?: string;
  }; output: { id: string; password?: string } };
  /** Delete a user for ever */
  'user.deleteUser': { input: { id: string }; output: null };
  /** Export all users that match as a spreadsheet */
  'user.exportUsers': { input: {
    orderByColumn?: 'name' | 'userName' | 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    deptId?: string;
    roleId?: string;
    state?: 'normal' | 'frozen';
    certification?: 'notCertified' | 'pending' | 'passed' | 'failed';
    licence?: 'held' | 'none';
    withoutDept?: boolean;
    isOnline?: boolean;
    timeZone?: string;
  }; output: Blob };
  /** Freeze a user */
  'user.frozenUser': { input: { id: string }; output: null };
  /** List users */
  'user.getUsers': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'userName' | 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    deptId?: string;
    roleId?: string;
    state?: 'normal' | 'frozen';
    certification?: 'notCertified' | 'pending' | 'passed' | 'failed';
    licence?: 'held' | 'none';
    withoutDept?: boolean;
    isOnline?: boolean;
  }; output: { total: number; rows: User[]; counting: boolean } };
  /** Reset a user’s password */
  'user.recoverPassword': { input: { id: string }; output: { password: string } };
  /** Recover a frozen user */
  'user.recoverUser': { input: { id: string }; output: null };
  /** Switch off the two-step verification of a user who has lost the phone */
  'user.resetSecondFactor': { input: { id: string }; output: null };
  /** Edit a user */
  'user.setUser': { input: {
    name: string;
    mobile?: string;
    email?: string;
    deptId?: string | null;
    roleIds: string[];
    remark?: string;
    changePassword?: boolean;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Cancel my running import; nothing is saved */
  'userImport.cancelImport': { input: { id: string }; output: null };
  /** What is wrong in the file, row by row, as a spreadsheet */
  'userImport.exportImportFaults': { input: { id: string }; output: Blob };
  /** The spreadsheet to fill in, in my language */
  'userImport.getImportTemplate': { input: Record<string, never>; output: Blob };
  /** My own running or last import */
  'userImport.getUserImport': { input: Record<string, never>; output: UserImport | null };
  /** Import users from an .xlsx or .csv file; answers once the file is read */
  'userImport.importUsers': { input: Record<string, never> & { file: Blob }; output: { id: string } };
  /** Accounts and generated passwords of my import as a spreadsheet, once */
  'userImport.takeImportPasswords': { input: { id: string }; output: Blob };
  /** Add a role */
  'role.addRole': { input: RoleForm; output: { id: string } };
  /** Delete a role; its users keep the home page only */
  'role.deleteRole': { input: { id: string }; output: null };
  /** List roles */
  'role.getAllRoles': { input: { keyword?: string }; output: Role[] };
  /** List the roles that one may give */
  'role.getGivableRoles': { input: Record<string, never>; output: { id: string; name: string }[] };
  /** Edit a role */
  'role.setRole': { input: {
    name: string;
    description?: string;
    permissions: (
      | 'department:query' | 'department:add' | 'department:edit' | 'department:delete' | 'department:personnel'
      | 'department:export' | 'user:query' | 'user:add' | 'user:edit' | 'user:delete' | 'user:freeze'
      | 'user:resetPassword' | 'user:legalize' | 'user:export' | 'user:import' | 'role:query' | 'role:add' | 'role:edit'
      | 'role:delete' | 'log:query' | 'log:export' | 'log:check' | 'outbox:query' | 'newsPush:query' | 'newsPush:add'
      | 'newsPush:edit' | 'newsPush:delete' | 'site:query' | 'site:add' | 'site:edit' | 'site:delete' | 'site:export'
      | 'noFlyZone:query' | 'noFlyZone:add' | 'noFlyZone:edit' | 'noFlyZone:delete' | 'fence:query' | 'fence:add'
      | 'fence:edit' | 'fence:delete' | 'route:query' | 'route:add' | 'route:edit' | 'route:delete' | 'route:share'
      | 'route:export' | 'marker:query' | 'marker:add' | 'marker:edit' | 'marker:delete' | 'marker:share'
      | 'marker:export' | 'route:terrain' | 'device:query' | 'device:add' | 'device:edit' | 'device:delete'
      | 'device:details' | 'device:export' | 'device:bind' | 'device:share' | 'device:group' | 'device:control'
      | 'device:simulate' | 'flightRecord:query' | 'flightRecord:export' | 'flightRecord:import' | 'flightRecord:delete'
      | 'task:query' | 'task:add' | 'task:edit' | 'task:delete' | 'task:check' | 'task:submit' | 'task:release'
      | 'task:revoke' | 'task:recover' | 'task:results' | 'task:report' | 'task:mapView' | 'task:config'
      | 'approval:query' | 'approval:pass' | 'approval:fail' | 'approval:automaticApprovalSet' | 'corporate:query'
      | 'corporate:edit' | 'accessKey:query' | 'accessKey:add' | 'accessKey:edit' | 'accessKey:delete' | 'webHook:query'
      | 'webHook:add' | 'webHook:edit' | 'webHook:delete')[];
    ptzPermissions?: ('ptz:tilt' | 'ptz:heading' | 'ptz:mode' | 'ptz:zoom' | 'ptz:photo' | 'ptz:record')[];
    dataScope?: 'all' | 'custom' | 'department' | 'departmentTree' | 'self';
    scopeDeptIds?: string[];
    id: string;
    version: number;
  }; output: { version: number } };
  /** Add a department */
  'department.addDept': { input: DepartmentForm; output: { id: string } };
  /** Add people to a department */
  'department.addMembers': { input: { id: string; userIds: string[] }; output: { added: number } };
  /** Delete a department; its personnel stay */
  'department.deleteDept': { input: { id: string }; output: null };
  /** Departments as a spreadsheet */
  'department.exportDepts': { input: { keyword?: string }; output: Blob };
  /** Personnel of a department as a spreadsheet */
  'department.exportMembers': { input: { id: string }; output: Blob };
  /** People without a department */
  'department.getCandidates': { input: { pageNum?: number; pageSize?: number; orderByColumn?: 'name' | 'userName'; isAsc?: boolean; keyword?: string }; output: { total: number; rows: Member[] } };
  /** Departments within my data scope */
  'department.getDepts': { input: { keyword?: string }; output: Department[] };
  /** Personnel of a department */
  'department.getMembers': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'userName';
    isAsc?: boolean;
    id: string;
    keyword?: string;
  }; output: { total: number; rows: Member[] } };
  /** Move a department below another */
  'department.moveDept': { input: { id: string; version: number; parentId: string | null }; output: { version: number } };
  /** Remove people from a department */
  'department.removeMembers': { input: { id: string; userIds: string[] }; output: { removed: number } };
  /** Edit a department */
  'department.setDept': { input: {
    name: string;
    country: string;
    city: string;
    personInCharge: string;
    contact?: string;
    description?: string;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Labelled values of several dictionaries */
  'dictionary.getMultipleDictionaryInfo': { input: {
    types: (
      | 'userType' | 'userState' | 'certificationState' | 'licenceType' | 'licenceGrade' | 'aircraftCategory'
      | 'documentType' | 'dataScope' | 'language' | 'unitSystem' | 'handedness' | 'deviceType' | 'deviceState'
      | 'deviceCondition' | 'serviceStatus' | 'networkStatus' | 'shareStatus' | 'taskType' | 'taskStatus'
      | 'taskApproval' | 'taskAging' | 'taskNature' | 'mount' | 'country' | 'operation' | 'flightMode' | 'flightPhase'
      | 'positioningType')[];
  }; output: Record<string, { value: string; label: string }[]> };
  /** A stored image, if I may see it; each look at a document is logged */
  'file.getFile': { input: { id: string }; output: Blob };
  /** Mails and text messages sent or waiting; none where the data scope is narrower than the enterprise */
  'outbox.getOutbox': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    state?: 'waiting' | 'sent' | 'failed' | 'kept';
  }; output: { total: number; rows: Outgoing[] } };
  /** Check whether the log is still the one that was written */
  'operationLog.checkOperations': { input: Record<string, never>; output: ChainCheck };
  /** The log, or what a search finds in it, as a spreadsheet */
  'operationLog.exportOperations': { input: {
    from?: string;
    to?: string;
    keyword?: string;
    operations?: (
      | 'session.opened' | 'session.refused' | 'session.closed' | 'session.ended' | 'request.denied'
      | 'account.registered' | 'account.registrationRefused' | 'account.passwordChanged' | 'account.passwordForgotten'
      | 'account.passwordRefused' | 'account.totpStarted' | 'account.totpOn' | 'account.totpOff' | 'account.infoChanged'
      | 'account.languageChanged' | 'account.settingsChanged' | 'account.codeSent' | 'user.added' | 'user.edited'
      | 'user.deleted' | 'user.frozen' | 'user.recovered' | 'user.passwordReset' | 'user.secondFactorReset'
      | 'user.exported' | 'user.importStarted' | 'user.importCancelled' | 'user.imported' | 'user.passwordsTaken'
      | 'certification.submitted' | 'certification.passed' | 'certification.failed' | 'certification.withdrawn'
      | 'certification.seen' | 'certification.expired' | 'role.added' | 'role.edited' | 'role.deleted'
      | 'department.added' | 'department.edited' | 'department.moved' | 'department.deleted' | 'department.membersAdded'
      | 'department.membersRemoved' | 'department.exported' | 'file.uploaded' | 'file.seen' | 'message.read'
      | 'message.confirmed' | 'accessKey.created' | 'accessKey.edited' | 'accessKey.rotated'
      | 'accessKey.oldSecretEnded' | 'accessKey.revoked' | 'accessKey.pageOpened' | 'accessKey.pageLeft'
      | 'webHook.added' | 'webHook.edited' | 'webHook.secretRenewed' | 'webHook.deleted' | 'webHook.pinged'
      | 'webHook.replayed' | 'webHook.switchedOff' | 'enterprise.created' | 'enterprise.edited' | 'enterprise.removed'
      | 'newsPush.added' | 'newsPush.edited' | 'newsPush.sent' | 'newsPush.stopped' | 'newsPush.deleted' | 'site.added'
      | 'site.edited' | 'site.deleted' | 'site.exported' | 'noFlyZone.added' | 'noFlyZone.edited' | 'noFlyZone.deleted'
      | 'noFlyZone.imported' | 'noFlyZone.airportsOn' | 'noFlyZone.airportsOff' | 'fence.added' | 'fence.edited'
      | 'fence.deleted' | 'route.added' | 'route.edited' | 'route.copied' | 'route.moved' | 'route.formationAdded'
      | 'route.formationDeleted' | 'route.formationStarted' | 'route.formationCancelled' | 'route.deleted'
      | 'route.shared' | 'route.unshared' | 'route.exported' | 'marker.added' | 'marker.edited' | 'marker.moved'
      | 'marker.folderRenamed' | 'marker.deleted' | 'marker.imported' | 'marker.exported' | 'marker.shared'
      | 'marker.unshared' | 'route.heightsAdded' | 'route.heightsDeleted' | 'task.added' | 'task.edited'
      | 'task.submitted' | 'task.posted' | 'task.passed' | 'task.failed' | 'task.expired' | 'task.fallen'
      | 'task.released' | 'task.revoked' | 'task.started' | 'task.givenBack' | 'task.completed' | 'task.deleted'
      | 'task.recovered' | 'task.notReleased' | 'task.executorFrozen' | 'task.executorRecovered'
      | 'task.executorDeleted' | 'task.exported' | 'task.reported' | 'task.configured' | 'task.autoApprovalSet'
      | 'device.added' | 'device.edited' | 'device.stateChanged' | 'device.bound' | 'device.unbound' | 'device.keySet'
      | 'device.keyRemoved' | 'device.shared' | 'device.unshared' | 'device.exclusiveSet' | 'device.exclusiveEnded'
      | 'device.takenBack' | 'device.deleted' | 'device.exported' | 'simulator.edited' | 'simulator.started'
      | 'simulator.stopped' | 'simulator.ended' | 'deviceGroup.added' | 'deviceGroup.edited' | 'deviceGroup.deleted'
      | 'control.taken' | 'control.takenBack' | 'control.released' | 'control.asked' | 'control.handedOver'
      | 'control.refused' | 'control.lost' | 'command.given' | 'command.cancelled' | 'parameter.ordered'
      | 'parameter.exported' | 'parameterMetadata.added' | 'parameterMetadata.deleted' | 'plan.sent' | 'plan.read'
      | 'plan.cleared' | 'transfer.cancelled' | 'vehicleLog.fetched' | 'vehicleLog.downloaded' | 'vehicleLog.deleted'
      | 'vehiclePicture.fetched' | 'vehiclePicture.downloaded' | 'vehiclePicture.deleted' | 'flightRecord.exported'
      | 'flightRecord.deleted' | 'flightRecord.outdated' | 'flightRecord.importStarted' | 'flightRecord.imported'
      | 'flightRecord.importCancelled' | 'log.exported' | 'log.checked' | 'secretKey.accepted')[];
    timeZone?: string;
  }; output: Blob };
  /** One entry of the log with all that was noted */
  'operationLog.getOperation': { input: { id: string }; output: LogDetails };
  /** Who did what within my data scope, newest first; a search counts up to 10,000 */
  'operationLog.getOperations': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'at';
    isAsc?: boolean;
    from?: string;
    to?: string;
    keyword?: string;
    operations?: (
      | 'session.opened' | 'session.refused' | 'session.closed' | 'session.ended' | 'request.denied'
      | 'account.registered' | 'account.registrationRefused' | 'account.passwordChanged' | 'account.passwordForgotten'
      | 'account.passwordRefused' | 'account.totpStarted' | 'account.totpOn' | 'account.totpOff' | 'account.infoChanged'
      | 'account.languageChanged' | 'account.settingsChanged' | 'account.codeSent' | 'user.added' | 'user.edited'
      | 'user.deleted' | 'user.frozen' | 'user.recovered' | 'user.passwordReset' | 'user.secondFactorReset'
      | 'user.exported' | 'user.importStarted' | 'user.importCancelled' | 'user.imported' | 'user.passwordsTaken'
      | 'certification.submitted' | 'certification.passed' | 'certification.failed' | 'certification.withdrawn'
      | 'certification.seen' | 'certification.expired' | 'role.added' | 'role.edited' | 'role.deleted'
      | 'department.added' | 'department.edited' | 'department.moved' | 'department.deleted' | 'department.membersAdded'
      | 'department.membersRemoved' | 'department.exported' | 'file.uploaded' | 'file.seen' | 'message.read'
      | 'message.confirmed' | 'accessKey.created' | 'accessKey.edited' | 'accessKey.rotated'
      | 'accessKey.oldSecretEnded' | 'accessKey.revoked' | 'accessKey.pageOpened' | 'accessKey.pageLeft'
      | 'webHook.added' | 'webHook.edited' | 'webHook.secretRenewed' | 'webHook.deleted' | 'webHook.pinged'
      | 'webHook.replayed' | 'webHook.switchedOff' | 'enterprise.created' | 'enterprise.edited' | 'enterprise.removed'
      | 'newsPush.added' | 'newsPush.edited' | 'newsPush.sent' | 'newsPush.stopped' | 'newsPush.deleted' | 'site.added'
      | 'site.edited' | 'site.deleted' | 'site.exported' | 'noFlyZone.added' | 'noFlyZone.edited' | 'noFlyZone.deleted'
      | 'noFlyZone.imported' | 'noFlyZone.airportsOn' | 'noFlyZone.airportsOff' | 'fence.added' | 'fence.edited'
      | 'fence.deleted' | 'route.added' | 'route.edited' | 'route.copied' | 'route.moved' | 'route.formationAdded'
      | 'route.formationDeleted' | 'route.formationStarted' | 'route.formationCancelled' | 'route.deleted'
      | 'route.shared' | 'route.unshared' | 'route.exported' | 'marker.added' | 'marker.edited' | 'marker.moved'
      | 'marker.folderRenamed' | 'marker.deleted' | 'marker.imported' | 'marker.exported' | 'marker.shared'
      | 'marker.unshared' | 'route.heightsAdded' | 'route.heightsDeleted' | 'task.added' | 'task.edited'
      | 'task.submitted' | 'task.posted' | 'task.passed' | 'task.failed' | 'task.expired' | 'task.fallen'
      | 'task.released' | 'task.revoked' | 'task.started' | 'task.givenBack' | 'task.completed' | 'task.deleted'
      | 'task.recovered' | 'task.notReleased' | 'task.executorFrozen' | 'task.executorRecovered'
      | 'task.executorDeleted' | 'task.exported' | 'task.reported' | 'task.configured' | 'task.autoApprovalSet'
      | 'device.added' | 'device.edited' | 'device.stateChanged' | 'device.bound' | 'device.unbound' | 'device.keySet'
      | 'device.keyRemoved' | 'device.shared' | 'device.unshared' | 'device.exclusiveSet' | 'device.exclusiveEnded'
      | 'device.takenBack' | 'device.deleted' | 'device.exported' | 'simulator.edited' | 'simulator.started'
      | 'simulator.stopped' | 'simulator.ended' | 'deviceGroup.added' | 'deviceGroup.edited' | 'deviceGroup.deleted'
      | 'control.taken' | 'control.takenBack' | 'control.released' | 'control.asked' | 'control.handedOver'
      | 'control.refused' | 'control.lost' | 'command.given' | 'command.cancelled' | 'parameter.ordered'
      | 'parameter.exported' | 'parameterMetadata.added' | 'parameterMetadata.deleted' | 'plan.sent' | 'plan.read'
      | 'plan.cleared' | 'transfer.cancelled' | 'vehicleLog.fetched' | 'vehicleLog.downloaded' | 'vehicleLog.deleted'
      | 'vehiclePicture.fetched' | 'vehiclePicture.downloaded' | 'vehiclePicture.deleted' | 'flightRecord.exported'
      | 'flightRecord.deleted' | 'flightRecord.outdated' | 'flightRecord.importStarted' | 'flightRecord.imported'
      | 'flightRecord.importCancelled' | 'log.exported' | 'log.checked' | 'secretKey.accepted')[];
  }; output: { total: number; rows: LogEntry[]; more: boolean } };
  /** Flights and hours by day */
  'home.getFlightDays': { input: { days?: number; timeZone?: string }; output: { days: FlightDay[] } };
  /** Push a message at once, at a time, or in a cycle */
  'newsPush.addNewsPush': { input: {
    title: string;
    content: string;
    priority: 'urgent' | 'high' | 'middle' | 'low';
    mode: 'single' | 'timed' | 'cycle';
    pushAt?: string | null;
    intervalMinutes?: number | null;
    endsAt?: string | null;
    userIds?: string[];
    roleIds?: string[];
    departmentIds?: string[];
  }; output: { id: string } };
  /** Delete a push; what was sent stays */
  'newsPush.deleteNewsPush': { input: { id: string }; output: null };
  /** List pushes, with how many of the last sending have been read and confirmed */
  'newsPush.getNewsPushes': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'createdAt' | 'title';
    isAsc?: boolean;
    keyword?: string;
    founder?: string;
    mode?: 'single' | 'timed' | 'cycle';
    priority?: 'urgent' | 'high' | 'middle' | 'low';
    state?: 'waiting' | 'sent' | 'stopped';
  }; output: { total: number; rows: NewsPush[]; counting: boolean } };
  /** Who got one sending of a push, and when they read and confirmed it */
  'newsPush.getPushReceipts': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name';
    isAsc?: boolean;
    id: string;
    sending?: number;
    open?: boolean;
  }; output: { total: number; rows: Receipt[]; sending: number } };
  /** Roles, departments and people that can be chosen as receivers */
  'newsPush.getPushReceivers': { input: { keyword?: string }; output: {
    people: { id: string; name: string; userName: string }[];
    roles: { id: string; name: string }[];
    departments: ({ id: string; name: string; parentId: string | null })[];
  } };
  /** Edit a push that waits; of a cycle, the sendings to come */
  'newsPush.setNewsPush': { input: {
    title: string;
    content: string;
    priority: 'urgent' | 'high' | 'middle' | 'low';
    mode: 'single' | 'timed' | 'cycle';
    pushAt?: string | null;
    intervalMinutes?: number | null;
    endsAt?: string | null;
    userIds?: string[];
    roleIds?: string[];
    departmentIds?: string[];
    id: string;
    version: number;
  }; output: { version: number } };
  /** Stop a push that waits */
  'newsPush.stopNewsPush': { input: { id: string }; output: null };
  /** Add a site */
  'site.addSite': { input: SiteForm; output: { id: string } };
  /** Delete a site for ever */
  'site.deleteSite': { input: { id: string }; output: null };
  /** Export all sites that match as a spreadsheet */
  'site.exportSites': { input: { orderByColumn?: 'name' | 'createdAt'; isAsc?: boolean; keyword?: string; timeZone?: string }; output: Blob };
  /** List sites */
  'site.getSites': { input: { pageNum?: number; pageSize?: number; orderByColumn?: 'name' | 'createdAt'; isAsc?: boolean; keyword?: string }; output: { total: number; rows: Site[]; counting: boolean } };
  /** Edit a site */
  'site.setSite': { input: {
    name: string;
    longitude: number;
    latitude: number;
    altitude?: number | null;
    address?: string;
    remark?: string;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Add an electronic fence */
  'fence.addFence': { input: {
    name: string;
    remark?: string;
    keep?: 'in' | 'out';
    shape: 
      | { kind: 'polygon'; points: { longitude: number; latitude: number }[] }
      | { kind: 'circle'; centre: { longitude: number; latitude: number }; radius: number };
    ceiling?: number | null;
    scope: 'enterprise' | 'department' | 'device';
    departmentId?: string | null;
    deviceIds?: string[];
  }; output: { id: string } };
  /** Remove the fences from an aircraft that none holds for; needs the controls */
  'fence.clearFences': { input: { deviceId: string; withHeight?: boolean }; output: { id: string } };
  /** Delete an electronic fence for ever */
  'fence.deleteFence': { input: { id: string }; output: null };
  /** List the aircraft that a fence holds for, and whether they have it on board */
  'fence.getFencedDevices': { input: { id: string }; output: { total: number; rows: FencedDevice[] } };
  /** List electronic fences */
  'fence.getFences': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    scope?: 'enterprise' | 'department' | 'device';
  }; output: { total: number; rows: ElectronicFence[]; counting: boolean } };
  /** List the aircraft that have other fences on board than those that hold for them */
  'fence.getStrayFences': { input: Record<string, never>; output: { total: number; rows: FencedDevice[] } };
  /** Send an aircraft what keeps it to all fences that hold for it and read it back; needs the controls */
  'fence.sendFences': { input: { deviceId: string; evenFlying?: boolean }; output: { id: string } };
  /** Edit an electronic fence */
  'fence.setFence': { input: {
    name: string;
    remark?: string;
    keep?: 'in' | 'out';
    shape: 
      | { kind: 'polygon'; points: { longitude: number; latitude: number }[] }
      | { kind: 'circle'; centre: { longitude: number; latitude: number }; radius: number };
    ceiling?: number | null;
    scope: 'enterprise' | 'department' | 'device';
    departmentId?: string | null;
    deviceIds?: string[];
    id: string;
    version: number;
  }; output: { version: number } };
  /** Add a no-fly zone */
  'noFlyZone.addNoFlyZone': { input: {
    name: string;
    description: string;
    kind?: 'noFly' | 'restricted';
    shape: ShapeField;
    datum?: 'sea' | 'ground';
    floor?: number | null;
    ceiling?: number | null;
    activeFrom?: string | null;
    validUntil: string;
  }; output: { id: string } };
  /** Delete a no-fly zone for ever */
  'noFlyZone.deleteNoFlyZone': { input: { id: string }; output: null };
  /** Delete no-fly zones for ever, all of them or none */
  'noFlyZone.deleteNoFlyZones': { input: { ids: string[] }; output: null };
  /** List the zones that are in force or will be, to whoever sees aircraft */
  'noFlyZone.getAirspace': { input: { from?: string; until?: string }; output: AirspaceZone[] };
  /** List no-fly zones */
  'noFlyZone.getNoFlyZones': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'validUntil' | 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    status?: 'valid' | 'invalid';
  }; output: { total: number; rows: NoFlyZone[]; counting: boolean } };
  /** Edit a no-fly zone */
  'noFlyZone.setNoFlyZone': { input: {
    name: string;
    description: string;
    kind?: 'noFly' | 'restricted';
    shape: ShapeField;
    datum?: 'sea' | 'ground';
    floor?: number | null;
    ceiling?: number | null;
    activeFrom?: string | null;
    validUntil: string;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Add all areas of a KML, GeoJSON or ED-269 file as no-fly zones, or none; or all that are new and without a fault, with those of the same name replaced if wanted */
  'zoneImport.importNoFlyZones': { input: { validUntil: string; isPartial?: boolean; isReplacing?: boolean } & { file: Blob }; output: {
    added: number;
    replaced: number;
    skipped: number;
    known: number;
    changed: number;
    faulty: number;
    leftOut: ZoneFault[];
    shapeless: number;
    open: number;
    issues: FoundIssue[];
  } };
  /** Read the areas of a KML, GeoJSON or ED-269 file and say which would be new zones; nothing is saved */
  'zoneImport.readZoneFile': { input: { validUntil: string } & { file: Blob }; output: {
    fresh: number;
    kinds: ({ kind: 'prohibited' | 'permission' | 'conditional' | 'unsaid'; count: number })[];
    zones: FoundZone[];
    known: number;
    changed: number;
    faulty: number;
    leftOut: ZoneFault[];
    shapeless: number;
    open: number;
    issues: FoundIssue[];
  } };
  /** Whether flights are held to the zones around airports */
  'airport.getAirportSetting': { input: Record<string, never>; output: AirportSetting };
  /** List the airports around which there are zones, to whoever sees aircraft */
  'airport.getAirports': { input: { from?: string; until?: string }; output: { airports: Airport[]; spans: ({ from: string | null; until: string | null })[] } };
  /** Switch the zones around airports on or off */
  'airport.setAirportSetting': { input: { isOn: boolean; version: number }; output: { version: number } };
  /** Add a route; a name that one has already is refused with the route that has it */
  'route.addRoute': { input: RouteForm; output: { id: string; version: number } };
  /** Copy a route or template into a new one */
  'route.copyRoute': { input: { id: string; name: string; isTemplate?: boolean }; output: { id: string; version: number } };
  /** Delete a route for ever */
  'route.deleteRoute': { input: { id: string }; output: null };
  /** Read a route with all its waypoints */
  'route.getRoute': { input: { id: string }; output: StoredRoute };
  /** List the folders of routes */
  'route.getRouteFolders': { input: Record<string, never>; output: { name: string; count: number }[] };
  /** List whom a route is shared with */
  'route.getRouteShares': { input: { id: string }; output: { id: string; name: string; userName: string; mayEdit: boolean; since: string }[] };
  /** List routes and templates */
  'route.getRoutes': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'number' | 'length' | 'createdAt' | 'changedAt';
    isAsc?: boolean;
    keyword?: string;
    folder?: string;
    isTemplate?: boolean;
    kind?: 
      | 'manual' | 'spot' | 'areaScan' | 'orthophoto' | 'oblique' | 'corridor' | 'surround' | 'facade' | 'abPoint'
      | 'logistics';
    holder?: 'mine' | 'shared';
    airspaceState?: 'ok' | 'broken';
  }; output: { total: number; rows: RouteEntry[]; counting: boolean } };
  /** Move routes to a folder */
  'route.moveRoutes': { input: { ids: string[]; folder?: string }; output: { moved: number } };
  /** Edit a route */
  'route.setRoute': { input: {
    name: string;
    remarks?: string;
    folder?: string;
    isTemplate?: boolean;
    route: RouteFieldInput;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Share a route with a user, or change what they may do with it */
  'route.shareRoute': { input: { id: string; userName: string; mayEdit?: boolean }; output: { userId: string } };
  /** Stop sharing a route with a user */
  'route.unshareRoute': { input: { id: string; userId: string }; output: null };
  /** Export routes as files */
  'routeFile.exportRoutes': { input: {
    ids: string[];
    format: 'json' | 'csv' | 'plan' | 'waypoints' | 'wpml' | 'kml' | 'kmz' | 'gpx';
    autopilot?: 'ardupilot' | 'px4';
    airframe?: 'multirotor' | 'fixedWing' | 'vtol';
    model?: 'm30' | 'm30t' | 'm3e' | 'm3t' | 'm3d' | 'm3td' | 'm4e' | 'm4t' | 'm300' | 'm350';
  }; output: Blob };
  /** List what of some routes a format cannot hold */
  'routeFile.getExportLosses': { input: {
    ids: string[];
    format: 'json' | 'csv' | 'plan' | 'waypoints' | 'wpml' | 'kml' | 'kmz' | 'gpx';
    autopilot?: 'ardupilot' | 'px4';
    airframe?: 'multirotor' | 'fixedWing' | 'vtol';
    model?: 'm30' | 'm30t' | 'm3e' | 'm3t' | 'm3d' | 'm3td' | 'm4e' | 'm4t' | 'm300' | 'm350';
  }; output: { id: string; name: string; issues: FoundIssue[] }[] };
  /** Read the routes of a file; nothing is saved */
  'routeFile.readRouteFile': { input: Record<string, never> & { file: Blob }; output: {
    format: 'json' | 'csv' | 'plan' | 'waypoints' | 'wpml' | 'kml' | 'kmz' | 'gpx';
    routes: { name: string; remarks: string; route: RouteField; issues: FoundIssue[] }[];
    issues: FoundIssue[];
  } };
  /** Make a route for each aircraft of a formation, all or none */
  'formation.addFormation': { input: { name: string; remarks?: string; folder?: string; route: RouteFieldInput; formation: FormationField }; output: { id: string; routes: { id: string; name: string }[] } };
  /** Delete a formation with all its routes for ever */
  'formation.deleteFormation': { input: { id: string }; output: { deleted: number } };
  /** Read a formation with its routes */
  'formation.getFormation': { input: { id: string }; output: { name: string; formation: FormationField; routes: RouteEntry[] } };
  /** Keep those that have not started on the ground */
  'formationFlight.cancelFormation': { input: { id: string }; output: null };
  /** Read how the start of a formation fares */
  'formationFlight.getFormationFlight': { input: { id: string }; output: { flight: FormationFlight | null } };
  /** Start every aircraft of a formation, at once or one after another */
  'formationFlight.startFormation': { input: { id: string; members: { routeId: string; version: number; deviceId: string }[]; evenWarned?: boolean }; output: { id: string } };
  /** Add a marker */
  'marker.addMarker': { input: {
    kind: 'point' | 'line' | 'polygon';
    name: string;
    remarks?: string;
    folder?: string;
    points: { longitude: number; latitude: number }[];
    altitude?: number | null;
    colour?: string;
    icon?: 
      | 'pin' | 'flag' | 'star' | 'dot' | 'cross' | 'warning' | 'house' | 'person' | 'camera' | 'car' | 'tree' | 'water'
      | 'fire' | 'tower' | 'helipad';
    lineStyle?: 'solid' | 'dotted' | 'dashDot';
    width?: number;
    transparency?: number;
    arrowPosition?: 'none' | 'start' | 'middle' | 'end';
    arrowDirection?: 'forward' | 'backward';
  }; output: { id: string; version: number } };
  /** Delete markers for ever */
  'marker.deleteMarkers': { input: { ids: string[] }; output: null };
  /** Export markers as KML with their colours */
  'marker.exportMarkers': { input: {
    keyword?: string;
    folder?: string;
    kind?: 'point' | 'line' | 'polygon';
    holder?: 'mine' | 'shared';
    since?: string;
    timeZone?: string;
  }; output: Blob };
  /** List the folders of markers */
  'marker.getMarkerFolders': { input: Record<string, never>; output: { name: string; count: number }[] };
  /** List whom a marker is shared with */
  'marker.getMarkerShares': { input: { id: string }; output: { id: string; name: string; userName: string; mayEdit: boolean; since: string }[] };
  /** List markers */
  'marker.getMarkers': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'folder' | 'createdAt' | 'changedAt';
    isAsc?: boolean;
    keyword?: string;
    folder?: string;
    kind?: 'point' | 'line' | 'polygon';
    holder?: 'mine' | 'shared';
    since?: string;
  }; output: { total: number; rows: Marker[]; counting: boolean } };
  /** List the markers in a part of the map, the latest first */
  'marker.getMarkersInView': { input: {
    keyword?: string;
    folder?: string;
    kind?: 'point' | 'line' | 'polygon';
    holder?: 'mine' | 'shared';
    since?: string;
    view: { west: number; south: number; east: number; north: number };
    without?: string[];
  }; output: { rows: Marker[]; more: boolean } };
  /** Move markers to a folder */
  'marker.moveMarkers': { input: { ids: string[]; folder?: string }; output: { moved: number } };
  /** Rename a folder of markers */
  'marker.renameMarkerFolder': { input: { folder: string; newName: string }; output: { moved: number } };
  /** Edit a marker */
  'marker.setMarker': { input: {
    kind: 'point' | 'line' | 'polygon';
    name: string;
    remarks?: string;
    folder?: string;
    points: { longitude: number; latitude: number }[];
    altitude?: number | null;
    colour?: string;
    icon?: 
      | 'pin' | 'flag' | 'star' | 'dot' | 'cross' | 'warning' | 'house' | 'person' | 'camera' | 'car' | 'tree' | 'water'
      | 'fire' | 'tower' | 'helipad';
    lineStyle?: 'solid' | 'dotted' | 'dashDot';
    width?: number;
    transparency?: number;
    arrowPosition?: 'none' | 'start' | 'middle' | 'end';
    arrowDirection?: 'forward' | 'backward';
    id: string;
    version: number;
  }; output: { version: number } };
  /** Share a marker with a user, or change what they may do with it */
  'marker.shareMarker': { input: { id: string; userName: string; mayEdit?: boolean }; output: { userId: string } };
  /** Stop sharing a marker with a user */
  'marker.unshareMarker': { input: { id: string; userId: string }; output: null };
  /** Add all points, lines and areas of a KML file as markers, or none */
  'markerImport.importMarkers': { input: Record<string, never> & { file: Blob }; output: { added: number; skipped: number; issues: FoundIssue[] } };
  /** Load ground heights from an .hgt or GeoTIFF file; one of the same name is replaced */
  'terrain.addHeightFile': { input: Record<string, never> & { file: Blob }; output: { id: string } };
  /** Delete a file of ground heights */
  'terrain.deleteHeightFile': { input: { id: string }; output: null };
  /** List the loaded files of ground heights */
  'terrain.getHeightFiles': { input: Record<string, never>; output: HeightFile[] };
  /** Read the heights of the ground along a line */
  'terrain.getHeights': { input: { line: { longitude: number; latitude: number }[] }; output: { legs: ((number | null)[])[] } };
  /** Add a task; its plan is laid out as a route */
  'task.addTask': { input: TaskForm; output: { id: string; version: number } };
  /** Check a task before it is saved: plan, air, licence, aircraft and other tasks */
  'task.checkTask': { input: {
    name: string;
    plan: { type: 'spot'; spots: { longitude: number; latitude: number }[]; photographs?: boolean; tilt?: number } | { type: 'area'; area: { longitude: number; latitude: number }[]; angle?: number | null } | { type: 'orthophoto'; area: { longitude: number; latitude: number }[]; angle?: number | null; camera: CameraField } | { type: 'oblique'; area: { longitude: number; latitude: number }[]; angle?: number | null; camera: CameraField } | {
      type: 'logistics';
      via?: { longitude: number; latitude: number }[];
      destination: { longitude: number; latitude: number } | null;
      delivery: 'land' | 'release';
      channel?: number;
    };
    parameters: ParametersField;
    deviceType: 'multirotor' | 'fixedWing' | 'vtol';
    mount: 
      | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector' | 'thrower'
      | 'cargoBox';
    siteId: string;
    workLocation?: string;
    deadline: string;
    startTime?: string | null;
    endTime?: string | null;
    executorId?: string | null;
    deviceId?: string | null;
    remark?: string;
    id?: string;
  }; output: {
    issues: FoundIssue[];
    grade: 'vlos' | 'bvlos' | 'instructor' | null;
    conflicts: TaskConflict[];
    hasMoreConflicts: boolean;
  } };
  /** Export tasks as a spreadsheet */
  'task.exportTasks': { input: {
    orderByColumn?: 'number' | 'name' | 'deadline' | 'createdAt' | 'changedAt';
    isAsc?: boolean;
    keyword?: string;
    status?: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval?: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    type?: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
    siteId?: string;
    executorId?: string;
    deviceId?: string;
    holder?: 'founded' | 'executed' | 'mine';
    from?: string;
    to?: string;
    timeZone?: string;
  }; output: Blob };
  /** Read a task with its plan and all its steps */
  'task.getTask': { input: { id: string }; output: TaskDetails };
  /** Read tasks for a map, with what is drawn for each */
  'task.getTaskMap': { input: TaskFilter; output: {
    more: boolean;
    rows: ({
      id: string;
      number: number;
      name: string;
      type: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
      status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
      approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
      site: { id: string; name: string; isGone: boolean; longitude: number; latitude: number };
      deadline: string;
      plan: { type: 'spot'; spots: { longitude: number; latitude: number }[]; photographs: boolean; tilt: number } | { type: 'area'; area: { longitude: number; latitude: number }[]; angle: number | null } | { type: 'orthophoto'; area: { longitude: number; latitude: number }[]; angle: number | null; camera: CameraField } | { type: 'oblique'; area: { longitude: number; latitude: number }[]; angle: number | null; camera: CameraField } | {
        type: 'logistics';
        via: { longitude: number; latitude: number }[];
        destination: { longitude: number; latitude: number } | null;
        delivery: 'land' | 'release';
        channel: number;
      };
    })[];
  } };
  /** List people to choose an executor from, with what their licences allow */
  'task.getTaskPilots': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name';
    isAsc?: boolean;
    keyword?: string;
    deviceType: 'multirotor' | 'fixedWing' | 'vtol';
    grade: 'vlos' | 'bvlos' | 'instructor';
    on: string;
    licensed?: boolean;
  }; output: { total: number; rows: TaskPilot[]; counting: boolean } };
  /** List tasks */
  'task.getTasks': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'number' | 'name' | 'deadline' | 'createdAt' | 'changedAt';
    isAsc?: boolean;
    keyword?: string;
    status?: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval?: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    type?: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
    siteId?: string;
    executorId?: string;
    deviceId?: string;
    holder?: 'founded' | 'executed' | 'mine';
    from?: string;
    to?: string;
  }; output: { total: number; rows: TaskEntry[]; counting: boolean } };
  /** Edit a task; what was approved has to be approved anew */
  'task.setTask': { input: {
    name: string;
    plan: { type: 'spot'; spots: { longitude: number; latitude: number }[]; photographs?: boolean; tilt?: number } | { type: 'area'; area: { longitude: number; latitude: number }[]; angle?: number | null } | { type: 'orthophoto'; area: { longitude: number; latitude: number }[]; angle?: number | null; camera: CameraField } | { type: 'oblique'; area: { longitude: number; latitude: number }[]; angle?: number | null; camera: CameraField } | {
      type: 'logistics';
      via?: { longitude: number; latitude: number }[];
      destination: { longitude: number; latitude: number } | null;
      delivery: 'land' | 'release';
      channel?: number;
    };
    parameters: ParametersField;
    deviceType: 'multirotor' | 'fixedWing' | 'vtol';
    mount: 
      | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector' | 'thrower'
      | 'cargoBox';
    siteId: string;
    workLocation?: string;
    deadline: string;
    startTime?: string | null;
    endTime?: string | null;
    executorId?: string | null;
    deviceId?: string | null;
    remark?: string;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Check to whom and with which aircraft a task is to be released: licence, aircraft and other tasks */
  'taskSteps.checkRelease': { input: { executorId?: string; deviceId?: string; id: string }; output: { issues: FoundIssue[]; conflicts: TaskConflict[]; hasMoreConflicts: boolean } };
  /** Delete a task; it can be recovered for 30 days */
  'taskSteps.deleteTask': { input: { id: string; version: number }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    issues: FoundIssue[];
  } };
  /** Submit a task that is released by itself once it is approved */
  'taskSteps.postTask': { input: { id: string; version: number }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    issues: FoundIssue[];
  } };
  /** Recover a deleted task */
  'taskSteps.recoverTask': { input: { id: string; version: number }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    issues: FoundIssue[];
  } };
  /** Release a task to its executor and aircraft */
  'taskSteps.releaseTask': { input: { id: string; version: number; executorId?: string; deviceId?: string }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    issues: FoundIssue[];
    conflicts: TaskConflict[];
    hasMoreConflicts: boolean;
  } };
  /** Take a task back from approval or from its executor */
  'taskSteps.revokeTask': { input: { id: string; version: number; reason?: string }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    issues: FoundIssue[];
  } };
  /** Submit a task for approval */
  'taskSteps.submitTask': { input: { id: string; version: number }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    approval: 'none' | 'pending' | 'approved' | 'failed' | 'timeout';
    issues: FoundIssue[];
  } };
  /** Read a task for its flight, with what stands against it now */
  'taskFlight.getTaskFlight': { input: { id: string }; output: { task: TaskDetails; found: FoundIssue[] } };
  /** Read how far the flight of a task has come */
  'taskFlight.getTaskProgress': { input: { id: string }; output: {
    version: number;
    status: 'unpublished' | 'published' | 'executing' | 'completed' | 'deleted';
    may: (
      | 'edit' | 'submit' | 'post' | 'pass' | 'fail' | 'expire' | 'fall' | 'release' | 'revoke' | 'start' | 'giveBack'
      | 'complete' | 'delete' | 'recover')[];
    plan: SentPlan | null;
    flights: TaskFlightEntry[];
    lostFlights: number;
  } };
  /** Download a fetched picture of a task */
  'taskResults.getTaskPicture': { input: { id: string; fetchedBy: string; size?: 'whole' | 'small' }; output: Blob };
  /** Read what has come of a task: flights with their ways, pictures and figures */
  'taskResults.getTaskResults': { input: { id: string }; output: {
    task: TaskEntry;
    plan: { type: 'spot'; spots: { longitude: number; latitude: number }[]; photographs: boolean; tilt: number } | { type: 'area'; area: { longitude: number; latitude: number }[]; angle: number | null } | { type: 'orthophoto'; area: { longitude: number; latitude: number }[]; angle: number | null; camera: CameraField } | { type: 'oblique'; area: { longitude: number; latitude: number }[]; angle: number | null; camera: CameraField } | {
      type: 'logistics';
      via: { longitude: number; latitude: number }[];
      destination: { longitude: number; latitude: number } | null;
      delivery: 'land' | 'release';
      channel: number;
    };
    route: RouteField;
    flights: ({ record: FlightRecord; isWhole: boolean; track: (number | null)[] })[];
    lostFlights: number;
    pictures: TaskPicture[];
    figures: {
      flights: number;
      seconds: number;
      metres: number;
      covered: number | null;
      coveredFlights: number;
      pictures: number;
    };
  } };
  /** Read types, mounts and flight parameters of tasks */
  'taskConfig.getTaskConfig': { input: Record<string, never>; output: {
    approvalHours: number;
    types: {
      spot: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      area: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      orthophoto: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      oblique: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      logistics: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
    };
    version: number;
  } };
  /** Change types, mounts and flight parameters of tasks */
  'taskConfig.setTaskConfig': { input: {
    approvalHours: number;
    types: {
      spot: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      area: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      orthophoto: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      oblique: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
      logistics: {
        isOn: boolean;
        mounts: (
          | 'zoomCamera' | 'infraredCamera' | 'mappingCamera' | 'obliqueCamera' | 'megaphone' | 'lifeDetector'
          | 'thrower' | 'cargoBox')[];
        parameters: ParametersField;
        bounds: ParameterBoundsField;
      };
    };
    version: number;
  }; output: { version: number } };
  /** Export everything about a task as PDF or as a spreadsheet */
  'taskReport.exportTaskReport': { input: { id: string; format: 'pdf' | 'xlsx'; timeZone?: string }; output: Blob };
  /** Read what is asked with its plan and its history */
  'approval.getApproval': { input: { id: string }; output: { approval: TaskApproval; task: TaskDetails; history: TaskApproval[] } };
  /** Check the plan that is asked about against the airspace as it is now */
  'approval.getApprovalProof': { input: { id: string }; output: AirProof };
  /** Read the zones around the plan that is asked about */
  'approval.getApprovalZones': { input: { id: string }; output: ({ id: string; name: string; kind: 'noFly' | 'restricted'; shape: ShapeField })[] };
  /** List what was submitted for approval */
  'approval.getApprovals': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'queue' | 'submittedAt';
    isAsc?: boolean;
    keyword?: string;
    state?: 'pending' | 'approved' | 'failed' | 'timeout' | 'withdrawn' | 'fallen';
    type?: 'spot' | 'area' | 'orthophoto' | 'oblique' | 'logistics';
  }; output: { total: number; rows: ApprovalEntry[]; counting: boolean } };
  /** List who is asked about a task */
  'approval.getTaskApprovers': { input: { id: string }; output: { id: string; name: string; userName: string; deptName: string }[] };
  /** Add a device, bound to a vehicle at once if its hardware ID is given */
  'device.addDevice': { input: {
    name: string;
    sn: string;
    type: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
    model?: string;
    firmwareVersion?: string;
    factoryOn?: string | null;
    activatedOn?: string | null;
    warrantyUntil?: string | null;
    remark?: string;
    ownerId?: string | null;
    groupIds?: string[];
    image?: string | null;
    enduranceMinutes?: number | null;
    battery?: BatteryDetailsInput | null;
    rtk?: RtkForm | null;
    pulses?: LoadPulsesFieldInput | null;
    hardwareId?: string | null;
  }; output: { id: string } };
  /** Change the status of a device by an action */
  'device.changeDeviceState': { input: { id: string; action: 'test' | 'offer' | 'use' | 'repair' | 'disable' | 'scrap' }; output: { state: 'test' | 'pendingSale' | 'using' | 'inMaintenance' | 'disabled' | 'scrapped' } };
  /** Delete a device for ever, with its binding */
  'device.deleteDevice': { input: { id: string }; output: null };
  /** Export all devices that match as a spreadsheet */
  'device.exportDevices': { input: {
    orderByColumn?: 'name' | 'sn' | 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    type?: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
    state?: 'test' | 'pendingSale' | 'using' | 'inMaintenance' | 'disabled' | 'scrapped';
    network?: 'online' | 'offline';
    groupId?: string;
    timeZone?: string;
  }; output: Blob };
  /** Details of a device with the history of its status */
  'device.getDevice': { input: { id: string }; output: {
    id: string;
    version: number;
    name: string;
    sn: string;
    type: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
    state: 'test' | 'pendingSale' | 'using' | 'inMaintenance' | 'disabled' | 'scrapped';
    condition: 'normal' | 'underRepair' | 'inStock' | 'scrapped';
    serviceStatus: 'assigned' | 'unassigned' | 'inactivated' | 'inService' | 'expired';
    model: string;
    firmwareVersion: string;
    factoryOn: string | null;
    activatedOn: string | null;
    warrantyUntil: string | null;
    createdAt: string;
    remark: string;
    imagePath: string;
    hardwareId: string | null;
    hasSigningKey: boolean;
    networkStatus: 'online' | 'offline';
    flying: boolean;
    lastSeenAt: string | null;
    flights: number;
    flightSeconds: number;
    flightMetres: number;
    owner: DeviceUser | null;
    exclusive: DeviceUser | null;
    shareStatus: 'shared' | 'isShared' | 'notShared';
    groups: { id: string; name: string }[];
    enduranceMinutes: number | null;
    battery: BatteryDetails | null;
    rtk: RtkDetails | null;
    pulses: LoadPulsesField | null;
    may: { fly: boolean; manage: boolean };
    history: StateChange[];
  } };
  /** List devices */
  'device.getDevices': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'sn' | 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    type?: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
    state?: 'test' | 'pendingSale' | 'using' | 'inMaintenance' | 'disabled' | 'scrapped';
    network?: 'online' | 'offline';
    groupId?: string;
  }; output: { total: number; rows: Device[]; counting: boolean } };
  /** Edit a device */
  'device.setDevice': { input: {
    name: string;
    sn: string;
    type: 'uav' | 'smartBattery' | 'ptzCamera' | 'rtk' | 'weatherStation' | 'simulator' | 'robotDog';
    model?: string;
    firmwareVersion?: string;
    factoryOn?: string | null;
    activatedOn?: string | null;
    warrantyUntil?: string | null;
    remark?: string;
    ownerId?: string | null;
    groupIds?: string[];
    image?: string | null;
    enduranceMinutes?: number | null;
    battery?: BatteryDetailsInput | null;
    rtk?: RtkForm | null;
    pulses?: LoadPulsesFieldInput | null;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Bind a device to a vehicle, or to another one */
  'deviceBinding.bindDevice': { input: { id: string; hardwareId: string }; output: null };
  /** Vehicles on a link that are bound to no device */
  'deviceBinding.getUnclaimed': { input: Record<string, never>; output: { listed: boolean; rows: Unclaimed[] } };
  /** Remove the signing key of a device */
  'deviceBinding.removeSigningKey': { input: { id: string }; output: null };
  /** Set or generate the signing key of a device */
  'deviceBinding.setSigningKey': { input: { id: string; signingSecret?: string | null }; output: { signingSecret: string | null } };
  /** Unbind a device from its vehicle */
  'deviceBinding.unbindDevice': { input: { id: string }; output: null };
  /** End the exclusive use of a device */
  'deviceShare.endExclusiveUse': { input: { id: string }; output: null };
  /** People within reach who can be given a device */
  'deviceShare.getShareCandidates': { input: { pageNum?: number; pageSize?: number; orderByColumn?: 'name' | 'userName'; isAsc?: boolean; keyword?: string }; output: { total: number; rows: DeviceUser[] } };
  /** Whom a device is shared with */
  'deviceShare.getSharing': { input: { id: string }; output: Sharing };
  /** List devices with whom they are shared */
  'deviceShare.getSharings': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name' | 'sn';
    isAsc?: boolean;
    keyword?: string;
    shareStatus?: 'shared' | 'isShared' | 'notShared';
  }; output: { total: number; rows: Sharing[]; counting: boolean } };
  /** Give a user the exclusive use of a device */
  'deviceShare.setExclusiveUser': { input: { id: string; userName: string }; output: { userId: string } };
  /** Share a device with a user */
  'deviceShare.shareDevice': { input: { id: string; userName: string; mayFly?: boolean; isTestFlight?: boolean }; output: { userId: string } };
  /** End the guests of a test flight */
  'deviceShare.takeBackDevice': { input: { id: string }; output: { ended: number } };
  /** Stop sharing a device with a user */
  'deviceShare.unshareDevice': { input: { id: string; userId: string }; output: null };
  /** Add a device group */
  'deviceGroup.addDeviceGroup': { input: DeviceGroupForm; output: { id: string } };
  /** Delete a device group; its devices stay */
  'deviceGroup.deleteDeviceGroup': { input: { id: string }; output: null };
  /** List device groups */
  'deviceGroup.getDeviceGroups': { input: Record<string, never>; output: DeviceGroup[] };
  /** Edit a device group */
  'deviceGroup.setDeviceGroup': { input: { name: string; remark?: string; id: string; version: number }; output: { version: number } };
  /** Totals and the last year of flights, day by day */
  'deviceLife.getLifeStatistics': { input: { id: string; timeZone?: string }; output: LifeStatistics };
  /** How long an aircraft flies on one charge, and where that number comes from */
  'deviceFleet.getEndurance': { input: { deviceId: string }; output: {
    airframe: 'multirotor' | 'fixedWing' | 'vtol' | 'other';
    seconds: number;
    basis: 'flights' | 'registered' | 'usual';
  } };
  /** The fences that an aircraft is held to: on board and from here; without an aircraft those that hold for all */
  'deviceFleet.getFence': { input: { deviceId?: string }; output: { within: ShapeField[]; outside: ShapeField[]; ceiling: number | null; also: GetFencePart0 | null } };
  /** List the aircraft one may see */
  'deviceFleet.getFleet': { input: Record<string, never>; output: { total: number; rows: FleetMember[] } };
  /** What the parameters of an aircraft say of how it flies: highest height, return, turns */
  'flightTraits.getFlightTraits': { input: { deviceId: string; asKept?: boolean }; output: {
    airframe: 'multirotor' | 'fixedWing' | 'vtol' | 'other' | null;
    autopilot: 'ardupilot' | 'px4' | 'other' | null;
    heightMax: number | null;
    radiusMax: number | null;
    returnHeight: number | null;
    returnSpeed: number | null;
    returnClimb: number | null;
    returnsAboveGround: boolean;
    turnRadius: number | null;
    speedMin: number | null;
    climbRate: number | null;
    circleRate: number | null;
    circleAcceleration: number | null;
    rally: {
      points: { number: number; latitude: number; longitude: number; height: number }[];
      reach: number | null;
      isBeforeHome: boolean | null;
    } | null;
    isCurrent: boolean;
  } };
  /** What an aircraft is set to: height limit, return altitude and return speed, and what of it can be set */
  'flightSettings.getFlightSettings': { input: { deviceId: string }; output: {
    online: boolean;
    isCurrent: boolean;
    settings: {
      heightLimit: { value: number | null; isSettable: boolean };
      returnHeight: { value: number | null; isSettable: boolean };
      returnSpeed: { value: number | null; isSettable: boolean };
    } | null;
    border: 'acts' | 'reports' | 'nothing' | null;
  } };
  /** Set height limit, return altitude and return speed: written as parameters until the aircraft confirms them; needs the controls */
  'flightSettings.setFlightSettings': { input: { deviceId: string; heightLimit: number | null; returnHeight: number | null; returnSpeed: number | null }; output: { id: string | null } };
  /** Leave off a command that is under way */
  'control.cancelCommand': { input: { id: string }; output: null };
  /** Take, take back, release, ask for, hand over or refuse the controls */
  'control.changeControl': { input: { deviceId: string; action: 'take' | 'takeBack' | 'release' | 'ask' | 'handOver' | 'refuse' }; output: Control };
  /** A command and how far it has come */
  'control.getCommand': { input: { id: string }; output: VehicleCommand };
  /** What a device was told, newest first */
  'control.getCommands': { input: { pageNum?: number; pageSize?: number; orderByColumn?: 'createdAt'; isAsc?: boolean; deviceId: string }; output: { total: number; rows: VehicleCommand[]; counting: boolean } };
  /** Who has the controls of a device, and who asks for them */
  'control.getControl': { input: { deviceId: string }; output: Control };
  /** Keep the controls for another ten seconds */
  'control.renewControl': { input: { deviceId: string }; output: Control };
  /** Tell a device what to do; needs the controls, is sent once */
  'control.sendCommand': { input: { deviceId: string; kind: 'takeOff'; height: number } | { deviceId: string; kind: 'pause' } | {
    deviceId: string;
    kind: 'continue';
    pausedIn?: 'takeOff' | 'route' | 'return' | 'landing' | 'place' | 'circle' | null;
    evenLanding?: boolean;
  } | { deviceId: string; kind: 'land' } | { deviceId: string; kind: 'directReturn' } | { deviceId: string; kind: 'trackReturn' } | { deviceId: string; kind: 'manual'; evenUnsafe?: boolean } | { deviceId: string; kind: 'emergencyStop' } | { deviceId: string; kind: 'goTo'; longitude: number; latitude: number; height?: number; speed?: number } | {
    deviceId: string;
    kind: 'orbit';
    longitude: number;
    latitude: number;
    height?: number;
    radius: number;
    clockwise?: boolean;
    speed?: number;
    evenUnsafe?: boolean;
  } | { deviceId: string; kind: 'changeSpeed'; speed: number } | { deviceId: string; kind: 'changeYaw'; heading: number } | {
    deviceId: string;
    kind: 'startRoute';
    item: number;
    route?: { id: string; version: number; startAt?: number };
    evenLanding?: boolean;
  } | { deviceId: string; kind: 'resetMission' } | { deviceId: string; kind: 'checkReadiness' } | { deviceId: string; kind: 'reboot' }; output: { id: string } };
  /** Read what an aircraft would do if it were told to return, land or continue now */
  'commandPreview.getCommandPreview': { input: { deviceId: string }; output: {
    directReturn: {
      path: 'straight' | 'track' | 'mission' | 'landing' | 'unknown';
      to: 'home' | 'rally' | 'homeOrRally' | 'landing' | 'unknown';
      rally: number | null;
      distance: number | null;
      height: number | null;
      heightAbove: 'home' | 'ground';
      isHeightAsFlown: boolean;
      speed: number | null;
      end: 'land' | 'hover' | 'circle' | 'unknown';
      endHeight: number | null;
      endRadius: number | null;
    };
    trackReturn: {
      path: 'straight' | 'track' | 'mission' | 'landing' | 'unknown';
      to: 'home' | 'rally' | 'homeOrRally' | 'landing' | 'unknown';
      rally: number | null;
      distance: number | null;
      height: number | null;
      heightAbove: 'home' | 'ground';
      isHeightAsFlown: boolean;
      speed: number | null;
      end: 'land' | 'hover' | 'circle' | 'unknown';
      endHeight: number | null;
      endRadius: number | null;
    } | null;
    land: {
      way: 'here' | 'landing' | 'impossible' | 'unknown';
      height: number | null;
      aboveGround: number | null;
      groundHeight: number | null;
      fromHome: number | null;
      distance: number | null;
    };
    continue: {
      with: 'takeOff' | 'route' | 'return' | 'landing' | 'place' | 'circle' | 'nothing';
      waypoint: number | null;
      waypoints: number | null;
      height: number | null;
      heightAbove: 'home' | 'ground';
      distance: number | null;
      speed: number | null;
      radius: number | null;
      isLanding: boolean;
    };
  } };
  /** Settings of a simulator, whether it runs and what is heard of it */
  'simulator.getSimulator': { input: { id: string }; output: Simulator };
  /** Save the initial position and the aircraft of a simulator */
  'simulator.setSimulator': { input: {
    longitude: number;
    latitude: number;
    altitude: number;
    address: string;
    craft?: 'multirotorArdupilot' | 'multirotorPx4' | 'fixedWing' | 'vtol';
    windSpeed?: number;
    patrols?: boolean;
    id: string;
    version: number;
  }; output: { version: number } };
  /** Start a simulator; answers once its aircraft is heard */
  'simulator.startSimulator': { input: { id: string; minutes?: number }; output: { endsAt: string } };
  /** Stop a simulator */
  'simulator.stopSimulator': { input: { id: string }; output: null };
  /** Find places by name, address, pinyin or coordinates */
  'place.findPlaces': { input: { keyword: string }; output: { rows: FoundPlace[] } };
  /** The place nearest to a position */
  'place.getNearestPlace': { input: { latitude: number; longitude: number }; output: FoundPlace };
  /** Which map tiles there are, or why there are none */
  'map.getMapSources': { input: Record<string, never>; output: { sources: MapSource[] } };
  /** Where a parameter file and an aircraft differ; nothing is written */
  'parameter.compareParameters': { input: { deviceId: string; text: string }; output: {
    isForModel: boolean;
    faults: number[];
    faultCount: number;
    differing: ({ name: string; type: 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32'; value: number | null; wanted: number })[];
    absent: { name: string; wanted: number }[];
    same: number;
  } };
  /** Parameters as a file that other ground stations read too */
  'parameter.exportParameters': { input: { deviceId: string; format?: 'plain' | 'qgc' }; output: Blob };
  /** What became of the parameters that were written last */
  'parameter.getParameterWrites': { input: { deviceId: string }; output: { id: string; by: string; isOver: boolean; writes: ParameterWrite[] } | null };
  /** Parameters of an aircraft as far as they are known; asks the aircraft where they may be out of date */
  'parameter.getParameters': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'name';
    isAsc?: boolean;
    deviceId: string;
    keyword?: string;
    onlyChanged?: boolean;
  }; output: {
    total: number;
    rows: Parameter[];
    device: string;
    status: ParameterStatus;
    metadata: { vehicle: 'ArduCopter' | 'ArduPlane'; version: string; fit: 'exact' | 'sameMinor' | 'older' } | null;
  } };
  /** Ask the aircraft for all of its parameters again */
  'parameter.refreshParameters': { input: { deviceId: string }; output: null };
  /** Write parameters, each until the aircraft confirms it; needs the controls */
  'parameter.setParameters': { input: { deviceId: string; changes: { name: string; value: number }[]; evenFlying?: boolean; evenOutOfRange?: boolean }; output: { id: string } };
  /** Import an apm.pdef.json of ArduPilot; one of the same vehicle and version is replaced */
  'parameterMetadata.addParameterMetadata': { input: { version: string; vehicle?: 'ArduCopter' | 'ArduPlane' } & { file: Blob }; output: { id: string } };
  /** Delete imported descriptions of parameters */
  'parameterMetadata.deleteParameterMetadata': { input: { id: string }; output: null };
  /** List the imported descriptions of parameters */
  'parameterMetadata.getParameterMetadata': { input: Record<string, never>; output: ParameterMetadata[] };
  /** Read the settings by which an aircraft comes to rest when it is steered and the server falls silent */
  'steering.getSteeringSettings': { input: { deviceId: string }; output: {
    unsafe: ({
      name: string;
      now: number;
      needed: number;
      reason: 
        | 'groundStation' | 'sticksIgnored' | 'linkFailsafe' | 'pilotModes' | 'linkAction' | 'linkTimeout'
        | 'stickTimeout' | 'hover' | 'stickSource' | 'stickLoss' | 'stickLossTime' | 'stickLossInHold';
    })[];
    unread: string[];
  } };
  /** Set those of them that are unsafe: written as parameters until the aircraft confirms them; needs the controls */
  'steering.makeSteeringSafe': { input: { deviceId: string }; output: { id: string | null } };
  /** Leave off a transfer that is under way */
  'transfer.cancelTransfer': { input: { id: string }; output: null };
  /** Clear the mission, the fence or the rally points of a device; needs the controls */
  'transfer.clearPlan': { input: { deviceId: string; kind: 'mission' | 'fence' | 'rally' }; output: { id: string } };
  /** A transfer, how far it has come and what came of it */
  'transfer.getTransfer': { input: { id: string }; output: VehicleTransfer };
  /** Read the mission, the fence or the rally points that a device keeps */
  'transfer.readPlan': { input: { deviceId: string; kind: 'mission' | 'fence' | 'rally' }; output: { id: string } };
  /** Send a mission, a fence or rally points to a device and read them back; needs the controls */
  'transfer.sendPlan': { input: {
    deviceId: string;
    plan: {
      kind: 'mission';
      items: ({
        command: number;
        frame: number;
        params: [number | null, number | null, number | null, number | null];
        latitude: number;
        longitude: number;
        altitude: number;
        autoContinue?: boolean;
      })[];
    } | {
      kind: 'fence';
      areas: (
        | { shape: 'polygon'; keep: 'in' | 'out'; corners: { longitude: number; latitude: number }[] }
        | { shape: 'circle'; keep: 'in' | 'out'; centre: { longitude: number; latitude: number }; radius: number })[];
      returnPoint?: { longitude: number; latitude: number } | null;
    } | { kind: 'rally'; points: { longitude: number; latitude: number; altitude: number }[] };
    evenFlying?: boolean;
  }; output: { id: string } };
  /** Read whose way ahead on the route being flown is closed, and by what */
  'flownRoute.getClosedRoutes': { input: Record<string, never>; output: { deviceId: string; name: string; closedBy: string }[] };
  /** Read the mission that was fetched from an aircraft as a route */
  'flownRoute.getKeptRoute': { input: { id: string }; output: {
    route: RouteField;
    issues: FoundIssue[];
    manner: {
      autopilot: 'ardupilot' | 'px4';
      kind: 'multirotor' | 'fixedWing' | 'vtol';
      home?: { longitude: number; latitude: number };
      homeAltitude?: number;
      pulses?: LoadPulsesField;
    };
  } };
  /** Read how a plane can be landed with what it has on board */
  'flownRoute.getLandingAboard': { input: { deviceId: string }; output: { landing: 'sequence' | 'atEnd' | 'none' | 'unknown' | null } };
  /** Read which routes an aircraft has broken off, and where each would go on */
  'flownRoute.getResumableRoutes': { input: { deviceId: string }; output: ResumableRoute[] };
  /** Read which route an aircraft is flying, which waypoint it makes for and what closes the way ahead */
  'flownRoute.getRouteInFlight': { input: { deviceId: string }; output: { name: string; waypoint: number | null; waypoints: number; closedBy: string | null } | null };
  /** Read which routes aircraft have on board, and which of them they fly */
  'flownRoute.getRoutesAboard': { input: Record<string, never>; output: { deviceId: string; routeId: string; version: number; isFlying: boolean; sentAt: string }[] };
  /** Send a stored route to an aircraft, in the words of its autopilot */
  'flownRoute.sendRoute': { input: { id: string; version: number; deviceId: string; startAt?: number; resume?: boolean; evenFlying?: boolean }; output: { id: string; issues: FoundIssue[] } };
  /** Delete a flight log from the server; the device keeps its own */
  'vehicleLog.deleteFetchedLog': { input: { id: string }; output: null };
  /** Download a flight log that was fetched */
  'vehicleLog.downloadVehicleLog': { input: { id: string }; output: Blob };
  /** Fetch a flight log from a device */
  'vehicleLog.fetchVehicleLog': { input: { deviceId: string; number: number }; output: { id: string } };
  /** Flight logs that were fetched and are on the server, newest first, and how much room they take */
  'vehicleLog.getFetchedLogs': { input: Record<string, never>; output: { logs: FetchedLog[]; keptBytes: number; bytesMax: number } };
  /** Flight logs that a device has kept, newest first */
  'vehicleLog.getVehicleLogs': { input: { deviceId: string }; output: { logs: VehicleLog[]; isComplete: boolean } };
  /** Delete a picture from the server; the device keeps its own */
  'vehiclePicture.deleteFetchedPicture': { input: { id: string }; output: null };
  /** Download a picture that was fetched */
  'vehiclePicture.downloadVehiclePicture': { input: { id: string }; output: Blob };
  /** Fetch a picture from a device */
  'vehiclePicture.fetchVehiclePicture': { input: { deviceId: string; number: number }; output: { id: string } };
  /** Pictures that the cameras of a device took, newest first */
  'vehiclePicture.getVehiclePictures': { input: { deviceId: string }; output: { pictures: VehiclePicture[] } };
  /** Delete the record of a flight */
  'flightRecord.deleteFlightRecord': { input: { id: string }; output: null };
  /** Export a flight as CSV, KML, GPX or .tlog */
  'flightRecord.exportFlightRecord': { input: { id: string; format: 'csv' | 'kml' | 'gpx' | 'tlog'; timeZone?: string }; output: Blob };
  /** What happened during a flight and what the aircraft was told */
  'flightRecord.getFlightEvents': { input: { id: string }; output: { events: FlightEvent[]; commands: VehicleCommand[]; isComplete: boolean } };
  /** One flight */
  'flightRecord.getFlightRecord': { input: { id: string }; output: FlightRecord };
  /** Flights of the devices one sees, newest first */
  'flightRecord.getFlightRecords': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'takeOffAt' | 'seconds' | 'metres';
    isAsc?: boolean;
    keyword?: string;
    deviceId?: string;
    pilotId?: string;
    source?: 'live' | 'tlog' | 'bin' | 'ulg';
    mode?: 
      | 'notFlying' | 'takeOff' | 'land' | 'return' | 'trackReturn' | 'homing' | 'pointing' | 'surround' | 'stabilised'
      | 'fixedHeight' | 'fixedPoint' | 'route' | 'abPoint';
    from?: string;
    to?: string;
  }; output: { total: number; rows: FlightRecord[]; counting: boolean } };
  /** Every sample of a stretch of a flight, packed */
  'flightRecord.getFlightSamples': { input: { id: string; from: string; to: string }; output: Blob };
  /** How many flights, hours and metres were found */
  'flightRecord.getFlightTotals': { input: FlightFilter; output: { flights: number; seconds: number; metres: number } };
  /** A flight at a glance: its line on a map and its curves */
  'flightRecord.getFlightTrack': { input: { id: string; points?: number }; output: {
    at: number[];
    longitude: (number | null)[];
    latitude: (number | null)[];
    altitude: (number | null)[];
    height: (number | null)[];
    groundSpeed: (number | null)[];
    climbRate: (number | null)[];
    batteryPercent: (number | null)[];
    batteryVoltage: (number | null)[];
    satellites: (number | null)[];
    mode: (number | null)[];
  } };
  /** Announce a recording that becomes flights of a device */
  'flightImport.beginFlightImport': { input: { deviceId: string; fileName: string; bytes: number; modifiedAt: string; addKnown?: boolean }; output: { id: string } };
  /** Cancel my running import of flights; nothing is saved */
  'flightImport.cancelFlightImport': { input: { id: string }; output: null };
  /** My own running or last import of flights */
  'flightImport.getFlightImport': { input: Record<string, never>; output: FlightImport | null };
  /** Send the next piece of the recording; with the last one the reading begins */
  'flightImport.sendFlightPiece': { input: { id: string; piece: number } & { file: Blob }; output: null };
  /** What aircraft were told, by whom, and what became of it */
  'flightOperation.getFlightOperations': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'createdAt';
    isAsc?: boolean;
    keyword?: string;
    deviceId?: string;
    kind?: 
      | 'takeOff' | 'pause' | 'continue' | 'land' | 'directReturn' | 'trackReturn' | 'manual' | 'emergencyStop' | 'goTo'
      | 'orbit' | 'changeSpeed' | 'changeYaw' | 'startRoute' | 'resetMission' | 'checkReadiness' | 'reboot';
    from?: string;
    to?: string;
  }; output: { total: number; rows: FlightOperation[]; counting: boolean } };
  /** The enterprise: name, contact, logo, modules */
  'corporate.getCorporate': { input: Record<string, never>; output: Corporate };
  /** Edit the enterprise’s name, contact and logo */
  'corporate.setCorporate': { input: { name: string; contactName?: string; contact?: string; version: number; logo?: string | null }; output: { version: number } };
  /** What the enterprise keeps on the server, by kind, and its limits */
  'storage.getStorage': { input: Record<string, never>; output: { kinds: StorageUsage[] } };
  /** End the session of a page opened with a key */
  'accessKey.endKeySession': { input: Record<string, never>; output: null };
  /** Read what a key was used for, by hour, by call, and why it was refused */
  'accessKey.getKeyUsage': { input: { id: string; days?: number; timeZone?: string }; output: KeyUsage };
  /** List access keys, and the address the server sees me as */
  'accessKey.getKeys': { input: Record<string, never>; output: { address: string; rows: AccessKey[] } };
  /** Exchange the key in a page’s address for a session of that page */
  'accessKey.openKeySession': { input: Record<string, never>; output: { token: string; expiresAt: string } };
  /** Read the delivery log of a web hook */
  'webHook.getDeliveries': { input: {
    pageNum?: number;
    pageSize?: number;
    orderByColumn?: 'createdAt';
    isAsc?: boolean;
    id: string;
    state?: 'waiting' | 'delivered' | 'givenUp';
  }; output: { total: number; rows: WebHookDelivery[] } };
  /** List web hooks */
  'webHook.getWebHooks': { input: Record<string, never>; output: { rows: WebHook[] } };
}

export const CALLS: { readonly [N in keyof Calls]: CallShape } = {
  'session.heartbeat': ['GET', '/heartbeat', 'read'],
  'session.menu': ['GET', '/menu/getRouters', 'read'],
  'session.socketTicket': ['POST', '/websocket/getTicket', 'read'],
  'session.userInfo': ['GET', '/user/getUserInfo', 'read'],
  'user.addUser': ['POST', '/enterprise/user/addUser', 'once'],
  'user.deleteUser': ['POST', '/enterprise/user/deleteUser', 'change'],
  'user.exportUsers': ['GET', '/enterprise/user/exportUsers', 'once', 'file'],
  'user.frozenUser': ['POST', '/enterprise/user/frozenUser', 'change'],
  'user.getUsers': ['POST', '/enterprise/user/getUsers', 'read'],
  'user.recoverPassword': ['POST', '/enterprise/user/recoverPassword', 'once'],
  'user.recoverUser': ['POST', '/enterprise/user/recoverUser', 'change'],
  'user.resetSecondFactor': ['POST', '/enterprise/user/resetSecondFactor', 'change'],
  'user.setUser': ['POST', '/enterprise/user/setUser', 'change'],
  'userImport.cancelImport': ['POST', '/enterprise/user/cancelImport', 'change'],
  'userImport.exportImportFaults': ['GET', '/enterprise/user/exportImportFaults', 'read', 'file'],
  'userImport.getImportTemplate': ['GET', '/enterprise/user/getImportTemplate', 'read', 'file'],
  'userImport.getUserImport': ['GET', '/enterprise/user/getUserImport', 'read'],
  'userImport.importUsers': ['POST', '/enterprise/user/importUsers', 'change', 'upload'],
  'userImport.takeImportPasswords': ['POST', '/enterprise/user/takeImportPasswords', 'once', 'file'],
  'role.addRole': ['POST', '/enterprise/role/addRole', 'change'],
  'role.deleteRole': ['POST', '/enterprise/role/deleteRole', 'change'],
  'role.getAllRoles': ['GET', '/enterprise/role/getAllRoles', 'read'],
  'role.getGivableRoles': ['GET', '/enterprise/role/getGivableRoles', 'read'],
  'role.setRole': ['POST', '/enterprise/role/setRole', 'change'],
  'department.addDept': ['POST', '/enterprise/dept/addDept', 'change'],
  'department.addMembers': ['POST', '/enterprise/dept/addMembers', 'change'],
  'department.deleteDept': ['POST', '/enterprise/dept/deleteDept', 'change'],
  'department.exportDepts': ['GET', '/enterprise/dept/exportDepts', 'once', 'file'],
  'department.exportMembers': ['GET', '/enterprise/dept/exportMembers', 'once', 'file'],
  'department.getCandidates': ['POST', '/enterprise/dept/getCandidates', 'read'],
  'department.getDepts': ['GET', '/enterprise/user/getDepts', 'read'],
  'department.getMembers': ['POST', '/enterprise/dept/getMembers', 'read'],
  'department.moveDept': ['POST', '/enterprise/dept/moveDept', 'change'],
  'department.removeMembers': ['POST', '/enterprise/dept/removeMembers', 'change'],
  'department.setDept': ['POST', '/enterprise/dept/setDept', 'change'],
  'dictionary.getMultipleDictionaryInfo': ['GET', '/dictionary/getMultipleDictionaryInfo', 'read'],
  'file.getFile': ['GET', '/file/:id', 'once', 'file'],
  'outbox.getOutbox': ['POST', '/outbox/getOutbox', 'read'],
  'operationLog.checkOperations': ['POST', '/log/checkOperations', 'change'],
  'operationLog.exportOperations': ['GET', '/log/exportOperations', 'once', 'file'],
  'operationLog.getOperation': ['GET', '/log/getOperation', 'read'],
  'operationLog.getOperations': ['POST', '/log/getOperations', 'read'],
  'home.getFlightDays': ['GET', '/home/getFlightDays', 'read'],
  'newsPush.addNewsPush': ['POST', '/enterprise/newsPush/addNewsPush', 'change'],
  'newsPush.deleteNewsPush': ['POST', '/enterprise/newsPush/deleteNewsPush', 'change'],
  'newsPush.getNewsPushes': ['POST', '/enterprise/newsPush/getNewsPushes', 'read'],
  'newsPush.getPushReceipts': ['POST', '/enterprise/newsPush/getReceipts', 'read'],
  'newsPush.getPushReceivers': ['GET', '/enterprise/newsPush/getReceivers', 'read'],
  'newsPush.setNewsPush': ['POST', '/enterprise/newsPush/setNewsPush', 'change'],
  'newsPush.stopNewsPush': ['POST', '/enterprise/newsPush/stopNewsPush', 'change'],
  'site.addSite': ['POST', '/enterprise/site/addSite', 'change'],
  'site.deleteSite': ['POST', '/enterprise/site/deleteSite', 'change'],
  'site.exportSites': ['GET', '/enterprise/site/exportSites', 'once', 'file'],
  'site.getSites': ['POST', '/enterprise/site/getSites', 'read'],
  'site.setSite': ['POST', '/enterprise/site/setSite', 'change'],
  'fence.addFence': ['POST', '/enterprise/fence/addFence', 'change'],
  'fence.clearFences': ['POST', '/enterprise/fence/clearFences', 'order'],
  'fence.deleteFence': ['POST', '/enterprise/fence/deleteFence', 'change'],
  'fence.getFencedDevices': ['GET', '/enterprise/fence/getFencedDevices', 'read'],
  'fence.getFences': ['POST', '/enterprise/fence/getFences', 'read'],
  'fence.getStrayFences': ['GET', '/enterprise/fence/getStrayFences', 'read'],
  'fence.sendFences': ['POST', '/enterprise/fence/sendFences', 'order'],
  'fence.setFence': ['POST', '/enterprise/fence/setFence', 'change'],
  'noFlyZone.addNoFlyZone': ['POST', '/enterprise/noFlyZone/addNoFlyZone', 'change'],
  'noFlyZone.deleteNoFlyZone': ['POST', '/enterprise/noFlyZone/deleteNoFlyZone', 'change'],
  'noFlyZone.deleteNoFlyZones': ['POST', '/enterprise/noFlyZone/deleteNoFlyZones', 'change'],
  'noFlyZone.getAirspace': ['GET', '/enterprise/noFlyZone/getAirspace', 'read'],
  'noFlyZone.getNoFlyZones': ['POST', '/enterprise/noFlyZone/getNoFlyZones', 'read'],
  'noFlyZone.setNoFlyZone': ['POST', '/enterprise/noFlyZone/setNoFlyZone', 'change'],
  'zoneImport.importNoFlyZones': ['POST', '/enterprise/noFlyZone/importNoFlyZones', 'change', 'upload'],
  'zoneImport.readZoneFile': ['POST', '/enterprise/noFlyZone/readZoneFile', 'read', 'upload'],
  'airport.getAirportSetting': ['GET', '/enterprise/airport/getAirportSetting', 'read'],
  'airport.getAirports': ['GET', '/enterprise/airport/getAirports', 'read'],
  'airport.setAirportSetting': ['POST', '/enterprise/airport/setAirportSetting', 'change'],
  'route.addRoute': ['POST', '/enterprise/route/addRoute', 'change'],
  'route.copyRoute': ['POST', '/enterprise/route/copyRoute', 'change'],
  'route.deleteRoute': ['POST', '/enterprise/route/deleteRoute', 'change'],
  'route.getRoute': ['GET', '/enterprise/route/getRoute', 'read'],
  'route.getRouteFolders': ['GET', '/enterprise/route/getRouteFolders', 'read'],
  'route.getRouteShares': ['GET', '/enterprise/route/getRouteShares', 'read'],
  'route.getRoutes': ['POST', '/enterprise/route/getRoutes', 'read'],
  'route.moveRoutes': ['POST', '/enterprise/route/moveRoutes', 'change'],
  'route.setRoute': ['POST', '/enterprise/route/setRoute', 'change'],
  'route.shareRoute': ['POST', '/enterprise/route/shareRoute', 'change'],
  'route.unshareRoute': ['POST', '/enterprise/route/unshareRoute', 'change'],
  'routeFile.exportRoutes': ['POST', '/enterprise/route/exportRoutes', 'once', 'file'],
  'routeFile.getExportLosses': ['POST', '/enterprise/route/getExportLosses', 'read'],
  'routeFile.readRouteFile': ['POST', '/enterprise/route/readRouteFile', 'read', 'upload'],
  'formation.addFormation': ['POST', '/enterprise/route/addFormation', 'change'],
  'formation.deleteFormation': ['POST', '/enterprise/route/deleteFormation', 'change'],
  'formation.getFormation': ['GET', '/enterprise/route/getFormation', 'read'],
  'formationFlight.cancelFormation': ['POST', '/enterprise/route/cancelFormation', 'order'],
  'formationFlight.getFormationFlight': ['GET', '/enterprise/route/getFormationFlight', 'read'],
  'formationFlight.startFormation': ['POST', '/enterprise/route/startFormation', 'order'],
  'marker.addMarker': ['POST', '/enterprise/marker/addMarker', 'change'],
  'marker.deleteMarkers': ['POST', '/enterprise/marker/deleteMarkers', 'change'],
  'marker.exportMarkers': ['GET', '/enterprise/marker/exportMarkers', 'once', 'file'],
  'marker.getMarkerFolders': ['GET', '/enterprise/marker/getMarkerFolders', 'read'],
  'marker.getMarkerShares': ['GET', '/enterprise/marker/getMarkerShares', 'read'],
  'marker.getMarkers': ['POST', '/enterprise/marker/getMarkers', 'read'],
  'marker.getMarkersInView': ['POST', '/enterprise/marker/getMarkersInView', 'read'],
  'marker.moveMarkers': ['POST', '/enterprise/marker/moveMarkers', 'change'],
  'marker.renameMarkerFolder': ['POST', '/enterprise/marker/renameMarkerFolder', 'change'],
  'marker.setMarker': ['POST', '/enterprise/marker/setMarker', 'change'],
  'marker.shareMarker': ['POST', '/enterprise/marker/shareMarker', 'change'],
  'marker.unshareMarker': ['POST', '/enterprise/marker/unshareMarker', 'change'],
  'markerImport.importMarkers': ['POST', '/enterprise/marker/importMarkers', 'change', 'upload'],
  'terrain.addHeightFile': ['POST', '/enterprise/terrain/addHeightFile', 'change', 'upload'],
  'terrain.deleteHeightFile': ['POST', '/enterprise/terrain/deleteHeightFile', 'change'],
  'terrain.getHeightFiles': ['GET', '/enterprise/terrain/getHeightFiles', 'read'],
  'terrain.getHeights': ['POST', '/enterprise/terrain/getHeights', 'read'],
  'task.addTask': ['POST', '/enterprise/task/addTask', 'change'],
  'task.checkTask': ['POST', '/enterprise/task/checkTask', 'read'],
  'task.exportTasks': ['GET', '/enterprise/task/exportTasks', 'once', 'file'],
  'task.getTask': ['GET', '/enterprise/task/getTask', 'read'],
  'task.getTaskMap': ['POST', '/enterprise/task/getTaskMap', 'read'],
  'task.getTaskPilots': ['POST', '/enterprise/task/getTaskPilots', 'read'],
  'task.getTasks': ['POST', '/enterprise/task/getTasks', 'read'],
  'task.setTask': ['POST', '/enterprise/task/setTask', 'change'],
  'taskSteps.checkRelease': ['POST', '/enterprise/task/checkRelease', 'read'],
  'taskSteps.deleteTask': ['POST', '/enterprise/task/deleteTask', 'change'],
  'taskSteps.postTask': ['POST', '/enterprise/task/postTask', 'change'],
  'taskSteps.recoverTask': ['POST', '/enterprise/task/recoverTask', 'change'],
  'taskSteps.releaseTask': ['POST', '/enterprise/task/releaseTask', 'change'],
  'taskSteps.revokeTask': ['POST', '/enterprise/task/revokeTask', 'change'],
  'taskSteps.submitTask': ['POST', '/enterprise/task/submitTask', 'change'],
  'taskFlight.getTaskFlight': ['GET', '/enterprise/task/getTaskFlight', 'read'],
  'taskFlight.getTaskProgress': ['GET', '/enterprise/task/getTaskProgress', 'read'],
  'taskResults.getTaskPicture': ['GET', '/enterprise/task/getTaskPicture', 'read', 'file'],
  'taskResults.getTaskResults': ['GET', '/enterprise/task/getTaskResults', 'read'],
  'taskConfig.getTaskConfig': ['GET', '/enterprise/task/getTaskConfig', 'read'],
  'taskConfig.setTaskConfig': ['POST', '/enterprise/task/setTaskConfig', 'change'],
  'taskReport.exportTaskReport': ['GET', '/enterprise/task/exportTaskReport', 'once', 'file'],
  'approval.getApproval': ['GET', '/enterprise/approval/getApproval', 'read'],
  'approval.getApprovalProof': ['GET', '/enterprise/approval/getApprovalProof', 'read'],
  'approval.getApprovalZones': ['GET', '/enterprise/approval/getApprovalZones', 'read'],
  'approval.getApprovals': ['POST', '/enterprise/approval/getApprovals', 'read'],
  'approval.getTaskApprovers': ['GET', '/enterprise/approval/getTaskApprovers', 'read'],
  'device.addDevice': ['POST', '/enterprise/device/addDevice', 'change'],
  'device.changeDeviceState': ['POST', '/enterprise/device/changeState', 'change'],
  'device.deleteDevice': ['POST', '/enterprise/device/deleteDevice', 'change'],
  'device.exportDevices': ['GET', '/enterprise/device/exportDevices', 'once', 'file'],
  'device.getDevice': ['GET', '/enterprise/device/getDevice', 'read'],
  'device.getDevices': ['POST', '/enterprise/device/getDevices', 'read'],
  'device.setDevice': ['POST', '/enterprise/device/setDevice', 'change'],
  'deviceBinding.bindDevice': ['POST', '/enterprise/device/bindDevice', 'change'],
  'deviceBinding.getUnclaimed': ['GET', '/enterprise/device/getUnclaimed', 'read'],
  'deviceBinding.removeSigningKey': ['POST', '/enterprise/device/removeSigningKey', 'change'],
  'deviceBinding.setSigningKey': ['POST', '/enterprise/device/setSigningKey', 'once'],
  'deviceBinding.unbindDevice': ['POST', '/enterprise/device/unbindDevice', 'change'],
  'deviceShare.endExclusiveUse': ['POST', '/enterprise/device/endExclusiveUse', 'change'],
  'deviceShare.getShareCandidates': ['POST', '/enterprise/device/getShareCandidates', 'read'],
  'deviceShare.getSharing': ['GET', '/enterprise/device/getSharing', 'read'],
  'deviceShare.getSharings': ['POST', '/enterprise/device/getSharings', 'read'],
  'deviceShare.setExclusiveUser': ['POST', '/enterprise/device/setExclusiveUser', 'change'],
  'deviceShare.shareDevice': ['POST', '/enterprise/device/shareDevice', 'change'],
  'deviceShare.takeBackDevice': ['POST', '/enterprise/device/takeBackDevice', 'change'],
  'deviceShare.unshareDevice': ['POST', '/enterprise/device/unshareDevice', 'change'],
  'deviceGroup.addDeviceGroup': ['POST', '/enterprise/device/addGroup', 'change'],
  'deviceGroup.deleteDeviceGroup': ['POST', '/enterprise/device/deleteGroup', 'change'],
  'deviceGroup.getDeviceGroups': ['GET', '/enterprise/device/getGroups', 'read'],
  'deviceGroup.setDeviceGroup': ['POST', '/enterprise/device/setGroup', 'change'],
  'deviceLife.getLifeStatistics': ['GET', '/enterprise/device/getLifeStatistics', 'read'],
  'deviceFleet.getEndurance': ['GET', '/enterprise/device/getEndurance', 'read'],
  'deviceFleet.getFence': ['GET', '/enterprise/device/getFence', 'read'],
  'deviceFleet.getFleet': ['GET', '/enterprise/device/getFleet', 'read'],
  'flightTraits.getFlightTraits': ['GET', '/enterprise/device/getFlightTraits', 'read'],
  'flightSettings.getFlightSettings': ['GET', '/enterprise/device/getFlightSettings', 'read'],
  'flightSettings.setFlightSettings': ['POST', '/enterprise/device/setFlightSettings', 'order'],
  'control.cancelCommand': ['POST', '/enterprise/device/cancelCommand', 'order'],
  'control.changeControl': ['POST', '/enterprise/device/changeControl', 'order'],
  'control.getCommand': ['GET', '/enterprise/device/getCommand', 'read'],
  'control.getCommands': ['POST', '/enterprise/device/getCommands', 'read'],
  'control.getControl': ['GET', '/enterprise/device/getControl', 'read'],
  'control.renewControl': ['POST', '/enterprise/device/renewControl', 'order'],
  'control.sendCommand': ['POST', '/enterprise/device/sendCommand', 'order'],
  'commandPreview.getCommandPreview': ['GET', '/enterprise/device/getCommandPreview', 'read'],
  'simulator.getSimulator': ['GET', '/enterprise/device/getSimulator', 'read'],
  'simulator.setSimulator': ['POST', '/enterprise/device/setSimulator', 'change'],
  'simulator.startSimulator': ['POST', '/enterprise/device/startSimulator', 'order'],
  'simulator.stopSimulator': ['POST', '/enterprise/device/stopSimulator', 'order'],
  'place.findPlaces': ['GET', '/place/findPlaces', 'read'],
  'place.getNearestPlace': ['GET', '/place/getNearestPlace', 'read'],
  'map.getMapSources': ['GET', '/map/getMapSources', 'read'],
  'parameter.compareParameters': ['POST', '/enterprise/device/compareParameters', 'read'],
  'parameter.exportParameters': ['GET', '/enterprise/device/exportParameters', 'once', 'file'],
  'parameter.getParameterWrites': ['GET', '/enterprise/device/getParameterWrites', 'read'],
  'parameter.getParameters': ['POST', '/enterprise/device/getParameters', 'read'],
  'parameter.refreshParameters': ['POST', '/enterprise/device/refreshParameters', 'order'],
  'parameter.setParameters': ['POST', '/enterprise/device/setParameters', 'order'],
  'parameterMetadata.addParameterMetadata': ['POST', '/enterprise/device/addParameterMetadata', 'change', 'upload'],
  'parameterMetadata.deleteParameterMetadata': ['POST', '/enterprise/device/deleteParameterMetadata', 'change'],
  'parameterMetadata.getParameterMetadata': ['GET', '/enterprise/device/getParameterMetadata', 'read'],
  'steering.getSteeringSettings': ['GET', '/enterprise/device/getSteeringSettings', 'read'],
  'steering.makeSteeringSafe': ['POST', '/enterprise/device/makeSteeringSafe', 'order'],
  'transfer.cancelTransfer': ['POST', '/enterprise/device/cancelTransfer', 'order'],
  'transfer.clearPlan': ['POST', '/enterprise/device/clearPlan', 'order'],
  'transfer.getTransfer': ['GET', '/enterprise/device/getTransfer', 'read'],
  'transfer.readPlan': ['POST', '/enterprise/device/readPlan', 'order'],
  'transfer.sendPlan': ['POST', '/enterprise/device/sendPlan', 'order'],
  'flownRoute.getClosedRoutes': ['GET', '/enterprise/route/getClosedRoutes', 'read'],
  'flownRoute.getKeptRoute': ['GET', '/enterprise/route/getKeptRoute', 'read'],
  'flownRoute.getLandingAboard': ['GET', '/enterprise/route/getLandingAboard', 'read'],
  'flownRoute.getResumableRoutes': ['GET', '/enterprise/route/getResumableRoutes', 'read'],
  'flownRoute.getRouteInFlight': ['GET', '/enterprise/route/getRouteInFlight', 'read'],
  'flownRoute.getRoutesAboard': ['GET', '/enterprise/route/getRoutesAboard', 'read'],
  'flownRoute.sendRoute': ['POST', '/enterprise/route/sendRoute', 'order'],
  'vehicleLog.deleteFetchedLog': ['POST', '/enterprise/device/deleteFetchedLog', 'change'],
  'vehicleLog.downloadVehicleLog': ['GET', '/enterprise/device/downloadVehicleLog', 'once', 'file'],
  'vehicleLog.fetchVehicleLog': ['POST', '/enterprise/device/fetchVehicleLog', 'order'],
  'vehicleLog.getFetchedLogs': ['GET', '/enterprise/device/getFetchedLogs', 'read'],
  'vehicleLog.getVehicleLogs': ['GET', '/enterprise/device/getVehicleLogs', 'read'],
  'vehiclePicture.deleteFetchedPicture': ['POST', '/enterprise/device/deleteFetchedPicture', 'change'],
  'vehiclePicture.downloadVehiclePicture': ['GET', '/enterprise/device/downloadVehiclePicture', 'once', 'file'],
  'vehiclePicture.fetchVehiclePicture': ['POST', '/enterprise/device/fetchVehiclePicture', 'order'],
  'vehiclePicture.getVehiclePictures': ['GET', '/enterprise/device/getVehiclePictures', 'read'],
  'flightRecord.deleteFlightRecord': ['POST', '/enterprise/flightRecord/deleteFlightRecord', 'change'],
  'flightRecord.exportFlightRecord': ['GET', '/enterprise/flightRecord/exportFlightRecord', 'once', 'file'],
  'flightRecord.getFlightEvents': ['GET', '/enterprise/flightRecord/getFlightEvents', 'read'],
  'flightRecord.getFlightRecord': ['GET', '/enterprise/flightRecord/getFlightRecord', 'read'],
  'flightRecord.getFlightRecords': ['POST', '/enterprise/flightRecord/getFlightRecords', 'read'],
  'flightRecord.getFlightSamples': ['GET', '/enterprise/flightRecord/getFlightSamples', 'read', 'file'],
  'flightRecord.getFlightTotals': ['POST', '/enterprise/flightRecord/getFlightTotals', 'read'],
  'flightRecord.getFlightTrack': ['GET', '/enterprise/flightRecord/getFlightTrack', 'read'],
  'flightImport.beginFlightImport': ['POST', '/enterprise/flightRecord/beginFlightImport', 'change'],
  'flightImport.cancelFlightImport': ['POST', '/enterprise/flightRecord/cancelFlightImport', 'change'],
  'flightImport.getFlightImport': ['GET', '/enterprise/flightRecord/getFlightImport', 'read'],
  'flightImport.sendFlightPiece': ['POST', '/enterprise/flightRecord/sendFlightPiece', 'change', 'upload'],
  'flightOperation.getFlightOperations': ['POST', '/log/getFlightOperations', 'read'],
  'corporate.getCorporate': ['GET', '/enterprise/corporate/getCorporate', 'read'],
  'corporate.setCorporate': ['POST', '/enterprise/corporate/setCorporate', 'change'],
  'storage.getStorage': ['GET', '/enterprise/corporate/getStorage', 'read'],
  'accessKey.endKeySession': ['POST', '/enterprise/ak/endSession', 'change'],
  'accessKey.getKeyUsage': ['GET', '/enterprise/ak/getKeyUsage', 'read'],
  'accessKey.getKeys': ['GET', '/enterprise/ak/getKeys', 'read'],
  'accessKey.openKeySession': ['POST', '/enterprise/ak/openSession', 'once'],
  'webHook.getDeliveries': ['POST', '/enterprise/webHook/getDeliveries', 'read'],
  'webHook.getWebHooks': ['GET', '/enterprise/webHook/getWebHooks', 'read'],
};
