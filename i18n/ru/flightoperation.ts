import type { Like } from '../translate.ts';
import type en from '../en/flightoperation.ts';

export default {
  title: 'Полётные операции',
  search: 'Устройство, SN или пользователь',
  from: 'С',
  to: 'По',
  kind: 'Операция',
  at: 'Время',
  device: 'Устройство',
  gone: 'Удалённое устройство',
  sn: 'SN',
  text: 'Операция',
  course: 'Результат',
  user: 'Пользователь',
  count: { one: '{count} операция', few: '{count} операции', many: '{count} операций', other: '{count} операции' },
  empty: 'Аппаратам ещё не отдавали команд',
} satisfies Like<typeof en>;
