import type { Like } from '../translate.ts';
import type en from '../en/mail.ts';

export default {
  codeSubject: 'Код подтверждения Skyhelm',
  codeText:
    'Ваш код подтверждения: {code}. Он действует {minutes} мин. Никому его не сообщайте. Если вы не запрашивали код, не обращайте внимания на это сообщение.',
  signature: 'Skyhelm — облачная платформа управления БПЛА',
} satisfies Like<typeof en>;
