import type { Like } from '../translate.ts';
import type en from '../en/corporate.ts';

export default {
  company: 'Организация',
  keys: 'Ключи доступа',
  note: 'Название и логотип видят все сотрудники организации',
  name: 'Название организации',
  contactName: 'Администратор или контактное лицо',
  contact: 'Контактные данные',
  logo: 'Логотип',
  'logo.upload': 'Загрузить логотип',
  'logo.remove': 'Убрать логотип',
  'logo.hint': 'PNG, JPEG или WebP, не больше 10 МБ',
  'logo.format': 'Неверный формат загруженного изображения',
  'logo.tooLarge': 'Размер изображения не должен превышать 10 МБ',
  modules: 'Доступные модули и версия',
  'modules.note': 'Модули этой установки: у всех её организаций они одинаковы',
  'module.people': 'Люди: подразделения, пользователи, роли',
  'module.devices': 'Устройства',
  'module.sites': 'Площадки',
  'module.operationLog': 'Журнал операций',
  'module.openPlatform': 'Открытая платформа: ключи доступа и API',
  'module.administration': 'Администрирование: сведения об организации, исходящие',
  version: 'Версия {version}',
  edit: 'Изменить сведения об организации',
  'stale.title': 'За это время кто-то другой изменил сведения об организации',
  'stale.same': 'Введённое совпадает с сохранённым',
} satisfies Like<typeof en>;
