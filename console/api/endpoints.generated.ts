// Written by `npm run generate` from contract/endpoints.ts.
import { call } from './call.ts';

export const session = {
  changePassword: call<typeof import('@skyhelm/contract/session').changePassword>('POST', '/enterprise/user/changePassword', 'change'),
  confirmTotp: call<typeof import('@skyhelm/contract/session').confirmTotp>('POST', '/user/confirmTotp', 'change'),
  endSessions: call<typeof import('@skyhelm/contract/session').endSessions>('POST', '/user/endSessions', 'change'),
  forgotPassword: call<typeof import('@skyhelm/contract/session').forgotPassword>('POST', '/user/forgotPassword', 'change'),
  heartbeat: call<typeof import('@skyhelm/contract/session').heartbeat>('GET', '/heartbeat', 'read'),
  login: call<typeof import('@skyhelm/contract/session').login>('POST', '/login', 'change'),
  loginEnterprise: call<typeof import('@skyhelm/contract/session').loginEnterprise>('POST', '/enterprise/user/login', 'change'),
  loginGeneral: call<typeof import('@skyhelm/contract/session').loginGeneral>('POST', '/user/login', 'change'),
  logout: call<typeof import('@skyhelm/contract/session').logout>('POST', '/logout', 'change'),
  menu: call<typeof import('@skyhelm/contract/session').menu>('GET', '/menu/getRouters', 'read'),
  register: call<typeof import('@skyhelm/contract/session').register>('POST', '/user/register', 'change'),
  sendCode: call<typeof import('@skyhelm/contract/session').sendCode>('POST', '/user/sendVerificationCode', 'change'),
  sessions: call<typeof import('@skyhelm/contract/session').sessions>('GET', '/user/getSessions', 'read'),
  setLanguage: call<typeof import('@skyhelm/contract/session').setLanguage>('POST', '/user/setLanguage', 'change'),
  setSettings: call<typeof import('@skyhelm/contract/session').setSettings>('POST', '/user/setSettings', 'change'),
  socketTicket: call<typeof import('@skyhelm/contract/session').socketTicket>('POST', '/websocket/getTicket', 'read'),
  startTotp: call<typeof import('@skyhelm/contract/session').startTotp>('POST', '/user/startTotp', 'change'),
  stopTotp: call<typeof import('@skyhelm/contract/session').stopTotp>('POST', '/user/stopTotp', 'change'),
  userInfo: call<typeof import('@skyhelm/contract/session').userInfo>('GET', '/user/getUserInfo', 'read'),
} as const;

export const user = {
  addUser: call<typeof import('@skyhelm/contract/user').addUser>('POST', '/enterprise/user/addUser', 'change'),
  changeUserInfo: call<typeof import('@skyhelm/contract/user').changeUserInfo>('POST', '/enterprise/user/changeUserInfo', 'change'),
  deleteUser: call<typeof import('@skyhelm/contract/user').deleteUser>('POST', '/enterprise/user/deleteUser', 'change'),
  exportUsers: call<typeof import('@skyhelm/contract/user').exportUsers>('GET', '/enterprise/user/exportUsers', 'change', 'file'),
  frozenUser: call<typeof import('@skyhelm/contract/user').frozenUser>('POST', '/enterprise/user/frozenUser', 'change'),
  getApproveUsers: call<typeof import('@skyhelm/contract/user').getApproveUsers>('POST', '/enterprise/user/getApproveUsers', 'read'),
  getUserDetailedInfo: call<typeof import('@skyhelm/contract/user').getUserDetailedInfo>('GET', '/enterprise/user/getUserDetailedInfo', 'read'),
  getUsers: call<typeof import('@skyhelm/contract/user').getUsers>('POST', '/enterprise/user/getUsers', 'read'),
  recoverPassword: call<typeof import('@skyhelm/contract/user').recoverPassword>('POST', '/enterprise/user/recoverPassword', 'change'),
  recoverUser: call<typeof import('@skyhelm/contract/user').recoverUser>('POST', '/enterprise/user/recoverUser', 'change'),
  resetSecondFactor: call<typeof import('@skyhelm/contract/user').resetSecondFactor>('POST', '/enterprise/user/resetSecondFactor', 'change'),
  setUser: call<typeof import('@skyhelm/contract/user').setUser>('POST', '/enterprise/user/setUser', 'change'),
} as const;

export const userImport = {
  cancelImport: call<typeof import('@skyhelm/contract/user-import').cancelImport>('POST', '/enterprise/user/cancelImport', 'change'),
  exportImportFaults: call<typeof import('@skyhelm/contract/user-import').exportImportFaults>('GET', '/enterprise/user/exportImportFaults', 'read', 'file'),
  getImportTemplate: call<typeof import('@skyhelm/contract/user-import').getImportTemplate>('GET', '/enterprise/user/getImportTemplate', 'read', 'file'),
  getUserImport: call<typeof import('@skyhelm/contract/user-import').getUserImport>('GET', '/enterprise/user/getUserImport', 'read'),
  importUsers: call<typeof import('@skyhelm/contract/user-import').importUsers>('POST', '/enterprise/user/importUsers', 'change', 'upload'),
  takeImportPasswords: call<typeof import('@skyhelm/contract/user-import').takeImportPasswords>('POST', '/enterprise/user/takeImportPasswords', 'change', 'file'),
} as const;

export const certification = {
  approveDroneOperator: call<typeof import('@skyhelm/contract/certification').approveDroneOperator>('POST', '/enterprise/user/approveDroneOperator', 'change'),
  approveUser: call<typeof import('@skyhelm/contract/certification').approveUser>('POST', '/enterprise/user/approveUser', 'change'),
  droneOperatorAuthentication: call<typeof import('@skyhelm/contract/certification').droneOperatorAuthentication>('POST', '/enterprise/user/droneOperatorAuthentication', 'change'),
  getCertification: call<typeof import('@skyhelm/contract/certification').getCertification>('POST', '/enterprise/user/getCertification', 'change'),
  getCertificationHistory: call<typeof import('@skyhelm/contract/certification').getCertificationHistory>('GET', '/enterprise/user/getCertificationHistory', 'read'),
  getCertifications: call<typeof import('@skyhelm/contract/certification').getCertifications>('POST', '/enterprise/user/getCertifications', 'read'),
  getOwnCertifications: call<typeof import('@skyhelm/contract/certification').getOwnCertifications>('GET', '/enterprise/user/getOwnCertifications', 'read'),
  realNameAuthentication: call<typeof import('@skyhelm/contract/certification').realNameAuthentication>('POST', '/enterprise/user/realNameAuthentication', 'change'),
  withdrawCertification: call<typeof import('@skyhelm/contract/certification').withdrawCertification>('POST', '/enterprise/user/withdrawCertification', 'change'),
} as const;

export const role = {
  addRole: call<typeof import('@skyhelm/contract/role').addRole>('POST', '/enterprise/role/addRole', 'change'),
  deleteRole: call<typeof import('@skyhelm/contract/role').deleteRole>('POST', '/enterprise/role/deleteRole', 'change'),
  getAllRoles: call<typeof import('@skyhelm/contract/role').getAllRoles>('GET', '/enterprise/role/getAllRoles', 'read'),
  getGivableRoles: call<typeof import('@skyhelm/contract/role').getGivableRoles>('GET', '/enterprise/role/getGivableRoles', 'read'),
  setRole: call<typeof import('@skyhelm/contract/role').setRole>('POST', '/enterprise/role/setRole', 'change'),
} as const;

export const department = {
  addDept: call<typeof import('@skyhelm/contract/department').addDept>('POST', '/enterprise/dept/addDept', 'change'),
  addMembers: call<typeof import('@skyhelm/contract/department').addMembers>('POST', '/enterprise/dept/addMembers', 'change'),
  deleteDept: call<typeof import('@skyhelm/contract/department').deleteDept>('POST', '/enterprise/dept/deleteDept', 'change'),
  exportDepts: call<typeof import('@skyhelm/contract/department').exportDepts>('GET', '/enterprise/dept/exportDepts', 'change', 'file'),
  exportMembers: call<typeof import('@skyhelm/contract/department').exportMembers>('GET', '/enterprise/dept/exportMembers', 'change', 'file'),
  getCandidates: call<typeof import('@skyhelm/contract/department').getCandidates>('POST', '/enterprise/dept/getCandidates', 'read'),
  getDepts: call<typeof import('@skyhelm/contract/department').getDepts>('GET', '/enterprise/user/getDepts', 'read'),
  getMembers: call<typeof import('@skyhelm/contract/department').getMembers>('POST', '/enterprise/dept/getMembers', 'read'),
  moveDept: call<typeof import('@skyhelm/contract/department').moveDept>('POST', '/enterprise/dept/moveDept', 'change'),
  removeMembers: call<typeof import('@skyhelm/contract/department').removeMembers>('POST', '/enterprise/dept/removeMembers', 'change'),
  setDept: call<typeof import('@skyhelm/contract/department').setDept>('POST', '/enterprise/dept/setDept', 'change'),
} as const;

export const dictionary = {
  getMultipleDictionaryInfo: call<typeof import('@skyhelm/contract/dictionary').getMultipleDictionaryInfo>('GET', '/dictionary/getMultipleDictionaryInfo', 'read'),
} as const;

export const file = {
  getFile: call<typeof import('@skyhelm/contract/file').getFile>('GET', '/file/:id', 'change', 'file'),
  uploadAvatar: call<typeof import('@skyhelm/contract/file').uploadAvatar>('POST', '/enterprise/user/uploadImage', 'change', 'upload'),
  uploadImage: call<typeof import('@skyhelm/contract/file').uploadImage>('POST', '/file/uploadImage', 'change', 'upload'),
} as const;

export const message = {
  getMessages: call<typeof import('@skyhelm/contract/message').getMessages>('POST', '/message/getMessages', 'read'),
  readMessages: call<typeof import('@skyhelm/contract/message').readMessages>('POST', '/message/readMessages', 'change'),
} as const;

export const outbox = {
  getOutbox: call<typeof import('@skyhelm/contract/outbox').getOutbox>('POST', '/outbox/getOutbox', 'read'),
} as const;

export const operationLog = {
  checkOperations: call<typeof import('@skyhelm/contract/operation-log').checkOperations>('POST', '/log/checkOperations', 'change'),
  exportOperations: call<typeof import('@skyhelm/contract/operation-log').exportOperations>('GET', '/log/exportOperations', 'change', 'file'),
  getOperation: call<typeof import('@skyhelm/contract/operation-log').getOperation>('GET', '/log/getOperation', 'read'),
  getOperations: call<typeof import('@skyhelm/contract/operation-log').getOperations>('POST', '/log/getOperations', 'read'),
} as const;

export const home = {
  getSummary: call<typeof import('@skyhelm/contract/home').getSummary>('GET', '/home/getSummary', 'read'),
} as const;

export const site = {
  addSite: call<typeof import('@skyhelm/contract/site').addSite>('POST', '/enterprise/site/addSite', 'change'),
  deleteSite: call<typeof import('@skyhelm/contract/site').deleteSite>('POST', '/enterprise/site/deleteSite', 'change'),
  exportSites: call<typeof import('@skyhelm/contract/site').exportSites>('GET', '/enterprise/site/exportSites', 'change', 'file'),
  getSites: call<typeof import('@skyhelm/contract/site').getSites>('POST', '/enterprise/site/getSites', 'read'),
  setSite: call<typeof import('@skyhelm/contract/site').setSite>('POST', '/enterprise/site/setSite', 'change'),
} as const;

export const noFlyZone = {
  addNoFlyZone: call<typeof import('@skyhelm/contract/no-fly-zone').addNoFlyZone>('POST', '/enterprise/noFlyZone/addNoFlyZone', 'change'),
  deleteNoFlyZone: call<typeof import('@skyhelm/contract/no-fly-zone').deleteNoFlyZone>('POST', '/enterprise/noFlyZone/deleteNoFlyZone', 'change'),
  getAirspace: call<typeof import('@skyhelm/contract/no-fly-zone').getAirspace>('GET', '/enterprise/noFlyZone/getAirspace', 'read'),
  getNoFlyZones: call<typeof import('@skyhelm/contract/no-fly-zone').getNoFlyZones>('POST', '/enterprise/noFlyZone/getNoFlyZones', 'read'),
  setNoFlyZone: call<typeof import('@skyhelm/contract/no-fly-zone').setNoFlyZone>('POST', '/enterprise/noFlyZone/setNoFlyZone', 'change'),
} as const;

export const route = {
  addRoute: call<typeof import('@skyhelm/contract/route').addRoute>('POST', '/enterprise/route/addRoute', 'change'),
  copyRoute: call<typeof import('@skyhelm/contract/route').copyRoute>('POST', '/enterprise/route/copyRoute', 'change'),
  deleteRoute: call<typeof import('@skyhelm/contract/route').deleteRoute>('POST', '/enterprise/route/deleteRoute', 'change'),
  getRoute: call<typeof import('@skyhelm/contract/route').getRoute>('GET', '/enterprise/route/getRoute', 'read'),
  getRouteFolders: call<typeof import('@skyhelm/contract/route').getRouteFolders>('GET', '/enterprise/route/getRouteFolders', 'read'),
  getRouteShares: call<typeof import('@skyhelm/contract/route').getRouteShares>('GET', '/enterprise/route/getRouteShares', 'read'),
  getRoutes: call<typeof import('@skyhelm/contract/route').getRoutes>('POST', '/enterprise/route/getRoutes', 'read'),
  moveRoutes: call<typeof import('@skyhelm/contract/route').moveRoutes>('POST', '/enterprise/route/moveRoutes', 'change'),
  setRoute: call<typeof import('@skyhelm/contract/route').setRoute>('POST', '/enterprise/route/setRoute', 'change'),
  shareRoute: call<typeof import('@skyhelm/contract/route').shareRoute>('POST', '/enterprise/route/shareRoute', 'change'),
  unshareRoute: call<typeof import('@skyhelm/contract/route').unshareRoute>('POST', '/enterprise/route/unshareRoute', 'change'),
} as const;

export const device = {
  addDevice: call<typeof import('@skyhelm/contract/device').addDevice>('POST', '/enterprise/device/addDevice', 'change'),
  changeDeviceState: call<typeof import('@skyhelm/contract/device').changeDeviceState>('POST', '/enterprise/device/changeState', 'change'),
  deleteDevice: call<typeof import('@skyhelm/contract/device').deleteDevice>('POST', '/enterprise/device/deleteDevice', 'change'),
  exportDevices: call<typeof import('@skyhelm/contract/device').exportDevices>('GET', '/enterprise/device/exportDevices', 'change', 'file'),
  getDevice: call<typeof import('@skyhelm/contract/device').getDevice>('GET', '/enterprise/device/getDevice', 'read'),
  getDevices: call<typeof import('@skyhelm/contract/device').getDevices>('POST', '/enterprise/device/getDevices', 'read'),
  setDevice: call<typeof import('@skyhelm/contract/device').setDevice>('POST', '/enterprise/device/setDevice', 'change'),
} as const;

export const deviceBinding = {
  bindDevice: call<typeof import('@skyhelm/contract/device-binding').bindDevice>('POST', '/enterprise/device/bindDevice', 'change'),
  getUnclaimed: call<typeof import('@skyhelm/contract/device-binding').getUnclaimed>('GET', '/enterprise/device/getUnclaimed', 'read'),
  removeSigningKey: call<typeof import('@skyhelm/contract/device-binding').removeSigningKey>('POST', '/enterprise/device/removeSigningKey', 'change'),
  setSigningKey: call<typeof import('@skyhelm/contract/device-binding').setSigningKey>('POST', '/enterprise/device/setSigningKey', 'change'),
  unbindDevice: call<typeof import('@skyhelm/contract/device-binding').unbindDevice>('POST', '/enterprise/device/unbindDevice', 'change'),
} as const;

export const deviceShare = {
  endExclusiveUse: call<typeof import('@skyhelm/contract/device-share').endExclusiveUse>('POST', '/enterprise/device/endExclusiveUse', 'change'),
  getShareCandidates: call<typeof import('@skyhelm/contract/device-share').getShareCandidates>('POST', '/enterprise/device/getShareCandidates', 'read'),
  getSharing: call<typeof import('@skyhelm/contract/device-share').getSharing>('GET', '/enterprise/device/getSharing', 'read'),
  getSharings: call<typeof import('@skyhelm/contract/device-share').getSharings>('POST', '/enterprise/device/getSharings', 'read'),
  setExclusiveUser: call<typeof import('@skyhelm/contract/device-share').setExclusiveUser>('POST', '/enterprise/device/setExclusiveUser', 'change'),
  shareDevice: call<typeof import('@skyhelm/contract/device-share').shareDevice>('POST', '/enterprise/device/shareDevice', 'change'),
  takeBackDevice: call<typeof import('@skyhelm/contract/device-share').takeBackDevice>('POST', '/enterprise/device/takeBackDevice', 'change'),
  unshareDevice: call<typeof import('@skyhelm/contract/device-share').unshareDevice>('POST', '/enterprise/device/unshareDevice', 'change'),
} as const;

export const deviceGroup = {
  addDeviceGroup: call<typeof import('@skyhelm/contract/device-group').addDeviceGroup>('POST', '/enterprise/device/addGroup', 'change'),
  deleteDeviceGroup: call<typeof import('@skyhelm/contract/device-group').deleteDeviceGroup>('POST', '/enterprise/device/deleteGroup', 'change'),
  getDeviceGroups: call<typeof import('@skyhelm/contract/device-group').getDeviceGroups>('GET', '/enterprise/device/getGroups', 'read'),
  setDeviceGroup: call<typeof import('@skyhelm/contract/device-group').setDeviceGroup>('POST', '/enterprise/device/setGroup', 'change'),
} as const;

export const deviceLife = {
  getLifeStatistics: call<typeof import('@skyhelm/contract/device-life').getLifeStatistics>('GET', '/enterprise/device/getLifeStatistics', 'read'),
} as const;

export const deviceFleet = {
  getFence: call<typeof import('@skyhelm/contract/device-fleet').getFence>('GET', '/enterprise/device/getFence', 'read'),
  getFleet: call<typeof import('@skyhelm/contract/device-fleet').getFleet>('GET', '/enterprise/device/getFleet', 'read'),
} as const;

export const control = {
  cancelCommand: call<typeof import('@skyhelm/contract/control').cancelCommand>('POST', '/enterprise/device/cancelCommand', 'change'),
  changeControl: call<typeof import('@skyhelm/contract/control').changeControl>('POST', '/enterprise/device/changeControl', 'change'),
  getCommand: call<typeof import('@skyhelm/contract/control').getCommand>('GET', '/enterprise/device/getCommand', 'read'),
  getCommands: call<typeof import('@skyhelm/contract/control').getCommands>('POST', '/enterprise/device/getCommands', 'read'),
  getControl: call<typeof import('@skyhelm/contract/control').getControl>('GET', '/enterprise/device/getControl', 'read'),
  renewControl: call<typeof import('@skyhelm/contract/control').renewControl>('POST', '/enterprise/device/renewControl', 'change'),
  sendCommand: call<typeof import('@skyhelm/contract/control').sendCommand>('POST', '/enterprise/device/sendCommand', 'change'),
} as const;

export const simulator = {
  getSimulator: call<typeof import('@skyhelm/contract/simulator').getSimulator>('GET', '/enterprise/device/getSimulator', 'read'),
  setSimulator: call<typeof import('@skyhelm/contract/simulator').setSimulator>('POST', '/enterprise/device/setSimulator', 'change'),
  startSimulator: call<typeof import('@skyhelm/contract/simulator').startSimulator>('POST', '/enterprise/device/startSimulator', 'change'),
  stopSimulator: call<typeof import('@skyhelm/contract/simulator').stopSimulator>('POST', '/enterprise/device/stopSimulator', 'change'),
} as const;

export const place = {
  findPlaces: call<typeof import('@skyhelm/contract/place').findPlaces>('GET', '/place/findPlaces', 'read'),
  getNearestPlace: call<typeof import('@skyhelm/contract/place').getNearestPlace>('GET', '/place/getNearestPlace', 'read'),
} as const;

export const map = {
  getMapSources: call<typeof import('@skyhelm/contract/map').getMapSources>('GET', '/map/getMapSources', 'read'),
} as const;

export const parameter = {
  compareParameters: call<typeof import('@skyhelm/contract/parameter').compareParameters>('POST', '/enterprise/device/compareParameters', 'read'),
  exportParameters: call<typeof import('@skyhelm/contract/parameter').exportParameters>('GET', '/enterprise/device/exportParameters', 'change', 'file'),
  getParameterWrites: call<typeof import('@skyhelm/contract/parameter').getParameterWrites>('GET', '/enterprise/device/getParameterWrites', 'read'),
  getParameters: call<typeof import('@skyhelm/contract/parameter').getParameters>('POST', '/enterprise/device/getParameters', 'read'),
  refreshParameters: call<typeof import('@skyhelm/contract/parameter').refreshParameters>('POST', '/enterprise/device/refreshParameters', 'change'),
  setParameters: call<typeof import('@skyhelm/contract/parameter').setParameters>('POST', '/enterprise/device/setParameters', 'change'),
} as const;

export const transfer = {
  cancelTransfer: call<typeof import('@skyhelm/contract/transfer').cancelTransfer>('POST', '/enterprise/device/cancelTransfer', 'change'),
  clearPlan: call<typeof import('@skyhelm/contract/transfer').clearPlan>('POST', '/enterprise/device/clearPlan', 'change'),
  getTransfer: call<typeof import('@skyhelm/contract/transfer').getTransfer>('GET', '/enterprise/device/getTransfer', 'read'),
  readPlan: call<typeof import('@skyhelm/contract/transfer').readPlan>('POST', '/enterprise/device/readPlan', 'change'),
  sendPlan: call<typeof import('@skyhelm/contract/transfer').sendPlan>('POST', '/enterprise/device/sendPlan', 'change'),
} as const;

export const flownRoute = {
  getKeptRoute: call<typeof import('@skyhelm/contract/flown-route').getKeptRoute>('GET', '/enterprise/route/getKeptRoute', 'read'),
  sendRoute: call<typeof import('@skyhelm/contract/flown-route').sendRoute>('POST', '/enterprise/route/sendRoute', 'change'),
} as const;

export const vehicleLog = {
  deleteFetchedLog: call<typeof import('@skyhelm/contract/vehicle-log').deleteFetchedLog>('POST', '/enterprise/device/deleteFetchedLog', 'change'),
  downloadVehicleLog: call<typeof import('@skyhelm/contract/vehicle-log').downloadVehicleLog>('GET', '/enterprise/device/downloadVehicleLog', 'change', 'file'),
  fetchVehicleLog: call<typeof import('@skyhelm/contract/vehicle-log').fetchVehicleLog>('POST', '/enterprise/device/fetchVehicleLog', 'change'),
  getFetchedLogs: call<typeof import('@skyhelm/contract/vehicle-log').getFetchedLogs>('GET', '/enterprise/device/getFetchedLogs', 'read'),
  getVehicleLogs: call<typeof import('@skyhelm/contract/vehicle-log').getVehicleLogs>('GET', '/enterprise/device/getVehicleLogs', 'read'),
} as const;

export const vehiclePicture = {
  downloadVehiclePicture: call<typeof import('@skyhelm/contract/vehicle-picture').downloadVehiclePicture>('GET', '/enterprise/device/downloadVehiclePicture', 'change', 'file'),
  fetchVehiclePicture: call<typeof import('@skyhelm/contract/vehicle-picture').fetchVehiclePicture>('POST', '/enterprise/device/fetchVehiclePicture', 'change'),
  getVehiclePictures: call<typeof import('@skyhelm/contract/vehicle-picture').getVehiclePictures>('GET', '/enterprise/device/getVehiclePictures', 'read'),
} as const;

export const flightRecord = {
  deleteFlightRecord: call<typeof import('@skyhelm/contract/flight-record').deleteFlightRecord>('POST', '/enterprise/flightRecord/deleteFlightRecord', 'change'),
  exportFlightRecord: call<typeof import('@skyhelm/contract/flight-record').exportFlightRecord>('GET', '/enterprise/flightRecord/exportFlightRecord', 'change', 'file'),
  getFlightEvents: call<typeof import('@skyhelm/contract/flight-record').getFlightEvents>('GET', '/enterprise/flightRecord/getFlightEvents', 'read'),
  getFlightRecord: call<typeof import('@skyhelm/contract/flight-record').getFlightRecord>('GET', '/enterprise/flightRecord/getFlightRecord', 'read'),
  getFlightRecords: call<typeof import('@skyhelm/contract/flight-record').getFlightRecords>('POST', '/enterprise/flightRecord/getFlightRecords', 'read'),
  getFlightSamples: call<typeof import('@skyhelm/contract/flight-record').getFlightSamples>('GET', '/enterprise/flightRecord/getFlightSamples', 'read', 'file'),
  getFlightTotals: call<typeof import('@skyhelm/contract/flight-record').getFlightTotals>('POST', '/enterprise/flightRecord/getFlightTotals', 'read'),
  getFlightTrack: call<typeof import('@skyhelm/contract/flight-record').getFlightTrack>('GET', '/enterprise/flightRecord/getFlightTrack', 'read'),
} as const;

export const flightImport = {
  beginFlightImport: call<typeof import('@skyhelm/contract/flight-import').beginFlightImport>('POST', '/enterprise/flightRecord/beginFlightImport', 'change'),
  cancelFlightImport: call<typeof import('@skyhelm/contract/flight-import').cancelFlightImport>('POST', '/enterprise/flightRecord/cancelFlightImport', 'change'),
  getFlightImport: call<typeof import('@skyhelm/contract/flight-import').getFlightImport>('GET', '/enterprise/flightRecord/getFlightImport', 'read'),
  sendFlightPiece: call<typeof import('@skyhelm/contract/flight-import').sendFlightPiece>('POST', '/enterprise/flightRecord/sendFlightPiece', 'change', 'upload'),
} as const;

export const flightOperation = {
  getFlightOperations: call<typeof import('@skyhelm/contract/flight-operation').getFlightOperations>('POST', '/log/getFlightOperations', 'read'),
} as const;

export const corporate = {
  getCorporate: call<typeof import('@skyhelm/contract/corporate').getCorporate>('GET', '/enterprise/corporate/getCorporate', 'read'),
  setCorporate: call<typeof import('@skyhelm/contract/corporate').setCorporate>('POST', '/enterprise/corporate/setCorporate', 'change'),
} as const;

export const accessKey = {
  addKey: call<typeof import('@skyhelm/contract/access-key').addKey>('POST', '/enterprise/ak/addKey', 'change'),
  endOldSecret: call<typeof import('@skyhelm/contract/access-key').endOldSecret>('POST', '/enterprise/ak/endOldSecret', 'change'),
  getKeys: call<typeof import('@skyhelm/contract/access-key').getKeys>('GET', '/enterprise/ak/getKeys', 'read'),
  revokeKey: call<typeof import('@skyhelm/contract/access-key').revokeKey>('POST', '/enterprise/ak/revokeKey', 'change'),
  rotateKey: call<typeof import('@skyhelm/contract/access-key').rotateKey>('POST', '/enterprise/ak/rotateKey', 'change'),
  setKey: call<typeof import('@skyhelm/contract/access-key').setKey>('POST', '/enterprise/ak/setKey', 'change'),
} as const;
