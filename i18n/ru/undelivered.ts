import type { Like } from '../translate.ts';
import type en from '../en/undelivered.ts';

export default {
  status: 'Вместо успеха получен ответ {status}',
  notPublic: 'Адрес не ведёт в открытый Интернет',
  noAnswer: 'Ответ не получен вовремя',
  unknownHost: 'Имя получателя неизвестно',
  refused: 'Получатель не принимает соединения',
  cut: 'Соединение прервано',
  unreachable: 'Нет пути к получателю',
  certificate: 'Сертификату получателя нельзя доверять ({details})',
  garbled: 'Ответ не удалось разобрать',
  signIn: 'Почтовый сервер не принимает имя или пароль',
  rejected: 'Почтовый сервер отказал: {answer}',
  expired: 'Срок действия кода истёк до отправки',
  other: 'Не удалось: {details}',
} satisfies Like<typeof en>;
