import type { Like } from '../translate.ts';
import type en from '../en/menu.ts';

export default {
  home: 'Главная',
  dashboard: 'Обзор',
  tta: 'Личный кабинет',
  department: 'Подразделения',
  user: 'Пользователи',
  userReview: 'Проверка пользователей',
  certification: 'Мои документы',
  role: 'Роли',
  log: 'Журнал',
  outbox: 'Исходящие',
  site: 'Площадки',
  device: 'Устройства',
  deviceUav: 'Сведения об устройстве (БПЛА)',
  lifeStatistics: 'Статистика ресурса',
  parameterSetting: 'Настройка параметров',
  sharingManagement: 'Совместный доступ',
  corporateInformation: 'Сведения об организации',
  userSettings: 'Настройки пользователя',
  security: 'Безопасность',
  login: 'Вход',
  downloadApp: 'Скачать приложение',
  apiDocs: 'Документация API',
  notFound: 'Страница не найдена',
  unauthorised: 'Нет доступа',
} satisfies Like<typeof en>;
