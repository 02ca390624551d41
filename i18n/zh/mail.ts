import type { Like } from '../translate.ts';
import type en from '../en/mail.ts';

export default {
  codeSubject: 'Skyhelm 验证码',
  codeText: '您的验证码是 {code}，{minutes} 分钟内有效，请勿告知他人。如非本人操作，请忽略本消息。',
  pushSubject: '【{priority}】{title}',
  pushFrom: '发送人：{by}',
  pushConfirm: '这是一条紧急消息，请打开控制台并确认已阅读。',
  pushWhy: '您在用户设置中选择了通过邮件接收，因此收到此邮件。',
  messageSubject: '【{topic}】{text}',
  messageWhy: '您在用户设置中选择了通过邮件接收此类消息，因此收到此邮件。',
  signature: 'Skyhelm 无人机云控平台',
} satisfies Like<typeof en>;
