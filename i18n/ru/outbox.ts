import type { Like } from '../translate.ts';
import type en from '../en/outbox.ts';

export default {
  note: 'SMS и письма, которые сервер отправил или отправит',
  nobodySends: 'Отправка SMS и писем не настроена. Коды хранятся здесь: прочитайте их и передайте пользователям.',
  search: 'Номер, адрес или текст',
  count: { one: '{count} сообщение', few: '{count} сообщения', many: '{count} сообщений', other: '{count} сообщения' },
  empty: 'Пока ничего не отправлялось',
  createdAt: 'Создано',
  target: 'Кому',
  text: 'Текст',
  state: 'Состояние',
  'state.waiting': 'Ожидает',
  'state.sent': 'Отправлено',
  'state.failed': 'Ошибка',
  'state.kept': 'Хранится здесь',
  sentAt: 'Отправлено в',
  'way.sms': 'SMS',
  'way.mail': 'Письмо',
} satisfies Like<typeof en>;
