import type { Like } from '../translate.ts';
import type en from '../en/mail.ts';

export default {
  codeSubject: 'Код подтверждения Skyhelm',
  codeText:
    'Ваш код подтверждения: {code}. Он действует {minutes} мин. Никому его не сообщайте. Если вы не запрашивали код, не обращайте внимания на это сообщение.',
  pushSubject: '{priority}: {title}',
  pushFrom: 'Отправитель: {by}',
  pushConfirm: 'Это срочное сообщение: откройте консоль и подтвердите, что прочитали его.',
  pushWhy: 'Вы получили это письмо, потому что выбрали это в своих настройках.',
  messageSubject: '{topic}: {text}',
  messageWhy: 'Вы получили это письмо, потому что выбрали эту тему в своих настройках.',
  signature: 'Skyhelm — облачная платформа управления БПЛА',
} satisfies Like<typeof en>;
