import type { Like } from '../translate.ts';
import type en from '../en/mail.ts';

export default {
  codeSubject: 'Skyhelm 验证码',
  codeText: '您的验证码是 {code}，{minutes} 分钟内有效，请勿告知他人。如非本人操作，请忽略本消息。',
  signature: 'Skyhelm 无人机云控平台',
} satisfies Like<typeof en>;
