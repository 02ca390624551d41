import type { Like } from '../translate.ts';
import type en from '../en/menu.ts';

export default {
  home: '首页',
  dashboard: '数据概览',
  tta: '个人工作台',
  department: '部门管理',
  user: '用户管理',
  userReview: '用户审核',
  certification: '我的认证',
  role: '角色管理',
  log: '日志管理',
  outbox: '发件箱',
  site: '站点管理',
  device: '设备管理',
  deviceUav: '设备详情（无人机）',
  lifeStatistics: '寿命统计',
  parameterSetting: '参数设置',
  sharingManagement: '共享管理',
  corporateInformation: '企业信息',
  userSettings: '用户设置',
  security: '账号安全',
  login: '登录',
  downloadApp: '下载应用',
  apiDocs: '接口文档',
  notFound: '页面不存在',
  unauthorised: '无访问权限',
} satisfies Like<typeof en>;
