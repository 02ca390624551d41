import type { Like } from '../translate.ts';
import type en from '../en/corporate.ts';

export default {
  company: '企业',
  keys: '访问密钥',
  note: '名称和标志对企业全体成员显示',
  name: '企业名称',
  contactName: '管理员或联系人',
  contact: '联系方式',
  logo: '企业标志',
  'logo.upload': '上传标志',
  'logo.remove': '移除标志',
  'logo.hint': 'PNG、JPEG 或 WebP，不超过 10 MB',
  'logo.format': '上传的图片格式不正确',
  'logo.tooLarge': '图片不能超过 10 MB',
  modules: '授权模块及版本',
  'modules.note': '本系统所含的模块，对系统内所有企业一致',
  'module.people': '人员：部门、用户、角色',
  'module.devices': '设备',
  'module.sites': '站点',
  'module.operationLog': '操作日志',
  'module.openPlatform': '开放平台：访问密钥与接口',
  'module.administration': '系统管理：企业信息、发件箱',
  version: '版本 {version}',
  edit: '编辑企业信息',
  'stale.title': '在此期间，其他人修改了企业信息',
  'stale.same': '您的输入与已保存的内容一致',
} satisfies Like<typeof en>;
