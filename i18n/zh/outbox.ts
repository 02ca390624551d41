import type { Like } from '../translate.ts';
import type en from '../en/outbox.ts';

export default {
  note: '本服务器已发送或待发送的短信和邮件',
  nobodySends: '未配置短信或邮件服务。验证码保存在此，请查看后转告用户。',
  search: '手机号、邮箱或内容',
  count: { other: '共 {count} 条' },
  empty: '还没有发送过任何内容',
  createdAt: '创建时间',
  target: '收件人',
  text: '内容',
  state: '状态',
  'state.waiting': '待发送',
  'state.sent': '已发送',
  'state.failed': '发送失败',
  'state.kept': '留存待转告',
  sentAt: '发送时间',
  'way.sms': '短信',
  'way.mail': '邮件',
} satisfies Like<typeof en>;
