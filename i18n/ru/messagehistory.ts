import type { Like } from '../translate.ts';
import type en from '../en/messagehistory.ts';

export default {
  count: { one: '{count} сообщение', few: '{count} сообщения', many: '{count} сообщений', other: '{count} сообщения' },
  search: 'Слова из сообщения',
  empty: 'Сообщений вам пока не приходило',
  text: 'Сообщение',
  state: 'Состояние',
  'state.unread': 'Не прочитано',
  'state.read': 'Прочитано',
  group: 'Тема',
  'group.push': 'Рассылка',
  'group.security': 'Безопасность учётной записи',
  'group.organisation': 'Роли, подразделения, доступ',
  'group.certification': 'Подтверждения',
  'group.device': 'Устройства',
  'group.task': 'Задания',
  'group.flight': 'Маршруты и полёты',
  from: 'С',
  to: 'По',
  createdAt: 'Получено',
  readAt: 'Прочитано',
  confirmation: 'Подтверждение',
  answer: 'Решение',
  follow: 'Перейти',
} satisfies Like<typeof en>;
