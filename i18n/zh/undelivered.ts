import type { Like } from '../translate.ts';
import type en from '../en/undelivered.ts';

export default {
  status: '对方返回状态码 {status}，未成功',
  notPublic: '该地址不在公网上',
  noAnswer: '对方未及时应答',
  unknownHost: '无法解析对方的域名',
  refused: '对方拒绝连接',
  cut: '连接被中断',
  unreachable: '无法到达对方',
  certificate: '对方的证书不可信（{details}）',
  garbled: '无法理解对方的应答',
  signIn: '邮件服务器不接受用户名或密码',
  rejected: '邮件服务器拒收：{answer}',
  expired: '验证码在发出前已过期',
  other: '发送失败：{details}',
} satisfies Like<typeof en>;
