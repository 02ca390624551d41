import type { Like } from '../translate.ts';
import type en from '../en/flightoperation.ts';

export default {
  title: '飞行操作日志',
  search: '设备、SN 或用户',
  from: '开始日期',
  to: '结束日期',
  kind: '操作',
  at: '时间',
  device: '设备名称',
  gone: '已删除的设备',
  sn: '设备 SN',
  text: '操作内容',
  course: '结果',
  user: '操作用户',
  count: { other: '共 {count} 条操作' },
  empty: '还没有对飞行器下达过指令',
} satisfies Like<typeof en>;
