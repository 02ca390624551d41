import type en from '../en/taskconfig.ts';
import type { Like } from '../translate.ts';

export default {
  note: '各类任务可用的挂载、默认飞行参数及其范围',
  sites: '站点管理',
  approvalHours: '审批时限',
  'approvalHours.note': '审批任务的时限，不超过任务的计划时间和截止时间',
  'approvalHours.hint': '1 到 720 之间的整数小时',
  hours: { other: '{count}\u00a0小时' },
  'unit.hour': '小时',
  editOf: '编辑：{name}',
  on: '已启用',
  off: '已停用',
  isOn: '可添加该类任务',
  'isOn.hint': '已有任务不受影响',
  mounts: '挂载',
  parameter: '飞行参数',
  default: '默认值',
  bounds: '范围',
  lowest: '最小值',
  highest: '最大值',
  'stale.title': '任务配置已被他人修改',
  'stale.same': '您填写的内容与已保存的内容相同',
} satisfies Like<typeof en>;
