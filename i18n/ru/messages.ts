import type { Like } from '../translate.ts';
import type en from '../en/messages.ts';

export default {
  newSignIn: 'Выполнен вход в вашу учётную запись: {device}, IP-адрес {ip}. Если это были не вы, немедленно смените пароль.',
  passwordReset: 'Пользователь {by} сбросил ваш пароль. При следующем входе задайте свой.',
  rolesChanged: 'Пользователь {by} изменил ваши роли. Теперь у вас: {roles}.',
  departmentJoined: 'Пользователь {by} добавил вас в подразделение «{department}».',
  departmentLeft: 'Пользователь {by} исключил вас из подразделения «{department}».',
  certificationPassed: '{kind}: ваши документы прошли проверку.',
  certificationFailed: '{kind}: ваши документы не прошли проверку. Причина: {reason}',
  certificationSubmitted: 'Пользователь {by} отправил документы на проверку: {kind}.',
} satisfies Like<typeof en>;
