import type {
  AccessKeyId,
  CertificationId,
  DepartmentId,
  FileId,
  MessageId,
  RoleId,
  SessionId,
  SiteId,
  UserId,
  UserImportId,
} from '@skyhelm/contract/ids';

/** Ids of things that belong to one tenant. */
export interface World {
  userId: UserId;
  roleId: RoleId;
  departmentId: DepartmentId;
  childDepartmentId: DepartmentId;
  memberId: UserId;
  sessionId: SessionId;
  fileId: FileId;
  messageId: MessageId;
  outgoingId: string;
  certificationId: CertificationId;
  importId: UserImportId;
  siteId: SiteId;
  accessKeyId: AccessKeyId;
}

const PASSWORD = 'Correct7horse';
const PLACE = { longitude: 121.4737, latitude: 31.2304 };

/** One well-formed input for every call, naming things of the given world. A call without one fails the tests that walk them all. */
export const samples = (world: World): Record<string, Record<string, unknown>> => ({
  'session.loginGeneral': { username: 'nobody', password: PASSWORD },
  'session.loginEnterprise': { username: 'nobody', password: PASSWORD },
  'session.login': { username: 'nobody', password: PASSWORD },
  'session.sendCode': { target: '+8613800000000', purpose: 'login' },
  'session.register': {
    userName: 'newcomer',
    name: 'Newcomer',
    mobile: '+8613800000000',
    verificationCode: '123456',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  },
  'session.forgotPassword': { target: '+8613800000000', verificationCode: '123456', newPassword: PASSWORD, confirmPassword: PASSWORD },
  'session.changePassword': { oldPassword: 'Wrong7horse', newPassword: 'Another7horse', confirmPassword: 'Another7horse' },
  'session.logout': {},
  'session.userInfo': {},
  'session.menu': {},
  'session.heartbeat': {},
  'session.setLanguage': { language: 'ru' },
  'session.setSettings': { unitSystem: 2, mutedTopics: ['organisation'] },
  'session.sessions': {},
  'session.endSessions': { ids: [world.sessionId] },
  'session.startTotp': { password: 'Wrong7horse' },
  'session.confirmTotp': { totp: '123456' },
  'session.stopTotp': { password: 'Wrong7horse' },
  'session.socketTicket': {},
  'user.getUsers': { deptId: world.departmentId, roleId: world.roleId },
  'user.exportUsers': {},
  'user.getApproveUsers': {},
  'user.getUserDetailedInfo': {},
  'userImport.getImportTemplate': {},
  'userImport.importUsers': {},
  'userImport.getUserImport': {},
  'userImport.cancelImport': { id: world.importId },
  'userImport.exportImportFaults': { id: world.importId },
  'userImport.takeImportPasswords': { id: world.importId },
  'user.addUser': { name: 'Sample', userName: 'sample', roleIds: [world.roleId], deptId: world.departmentId },
  'user.setUser': { id: world.userId, version: 1, name: 'Sample', roleIds: [world.roleId] },
  'user.recoverPassword': { id: world.userId },
  'user.resetSecondFactor': { id: world.userId },
  'user.changeUserInfo': { mobile: '+8613800000001', image: world.fileId },
  'user.deleteUser': { id: world.userId },
  'user.frozenUser': { id: world.userId },
  'user.recoverUser': { id: world.userId },
  'certification.realNameAuthentication': {
    authenticationType: 'passport',
    realName: 'Sample',
    passportNumber: 'AB1234567',
    passportPhoto: world.fileId,
  },
  'certification.droneOperatorAuthentication': {
    licenceType: 'caac',
    model: 'multirotor',
    grade: 'vlos',
    expiresOn: '2099-01-01',
    certificatePhotos: [world.fileId],
  },
  'certification.approveUser': { id: world.userId, certificationId: world.certificationId, pass: true },
  'certification.approveDroneOperator': { id: world.userId, pass: false, reason: 'unreadable' },
  'certification.getCertifications': { deptId: world.departmentId },
  'certification.getCertification': { id: world.certificationId },
  'certification.getCertificationHistory': { id: world.userId },
  'certification.getOwnCertifications': {},
  'certification.withdrawCertification': { id: world.certificationId },
  'role.getAllRoles': {},
  'role.getGivableRoles': {},
  'role.addRole': { name: 'Sample', permissions: ['department:query'], scopeDeptIds: [world.departmentId], dataScope: 'custom' },
  'role.setRole': { id: world.roleId, version: 1, name: 'Sample', permissions: [] },
  'role.deleteRole': { id: world.roleId },
  'department.getDepts': {},
  'department.addDept': { name: 'Sample', parentId: world.departmentId, country: 'CN', city: 'Beijing', personInCharge: 'Head' },
  'department.setDept': { id: world.departmentId, version: 1, name: 'Sample', country: 'CN', city: 'Beijing', personInCharge: 'Head' },
  'department.moveDept': { id: world.childDepartmentId, version: 1, parentId: null },
  'department.deleteDept': { id: world.childDepartmentId },
  'department.getMembers': { id: world.departmentId },
  'department.getCandidates': {},
  'department.addMembers': { id: world.departmentId, userIds: [world.userId] },
  'department.removeMembers': { id: world.departmentId, userIds: [world.memberId] },
  'department.exportDepts': {},
  'department.exportMembers': { id: world.departmentId },
  'dictionary.getMultipleDictionaryInfo': { types: ['userType', 'country'] },
  'file.uploadImage': { purpose: 'avatar' },
  'file.uploadAvatar': {},
  'file.getFile': { id: world.fileId },
  'message.getMessages': {},
  'message.readMessages': { ids: [world.messageId] },
  'outbox.getOutbox': {},
  'operationLog.getOperations': { isAsc: true },
  'operationLog.getOperation': { id: '1' },
  'operationLog.exportOperations': { operations: ['department.edited', 'session.opened'] },
  'operationLog.checkOperations': {},
  'home.getSummary': {},
  'site.getSites': {},
  'site.exportSites': {},
  'site.addSite': { name: 'Sample', ...PLACE },
  'site.setSite': { id: world.siteId, version: 1, name: 'Sample edited', ...PLACE },
  'site.deleteSite': { id: world.siteId },
  'corporate.getCorporate': {},
  'corporate.setCorporate': { version: 1, name: 'Sample', contactName: 'Head' },
  'accessKey.getKeys': {},
  'accessKey.addKey': { project: 'Sample', scopes: ['department:query'], whitelist: '10.0.1', password: 'Wrong7horse' },
  'accessKey.setKey': { id: world.accessKeyId, version: 1, project: 'Sample', scopes: [], whitelist: '', password: PASSWORD },
  'accessKey.rotateKey': { id: world.accessKeyId, keepOldHours: 24, password: PASSWORD },
  'accessKey.endOldSecret': { id: world.accessKeyId },
  'accessKey.revokeKey': { id: world.accessKeyId },
});
