import type { Like } from '../translate.ts';
import type en from '../en/messagehistory.ts';

export default {
  count: { other: '共 {count} 条消息' },
  search: '消息内容',
  empty: '您还没有收到过消息',
  text: '消息',
  state: '状态',
  'state.unread': '未读',
  'state.read': '已读',
  group: '类别',
  'group.push': '消息推送',
  'group.security': '账号安全',
  'group.organisation': '角色、部门和共享',
  'group.certification': '认证',
  'group.device': '设备',
  'group.task': '任务',
  'group.flight': '航线和飞行',
  from: '开始日期',
  to: '结束日期',
  createdAt: '接收时间',
  readAt: '阅读时间',
  confirmation: '确认',
  answer: '审批结果',
  follow: '前往查看',
} satisfies Like<typeof en>;
