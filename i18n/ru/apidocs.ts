import type { Like } from '../translate.ts';
import type en from '../en/apidocs.ts';

export default {
  title: 'Документация API',
  intro: 'Каждый вызов возвращает state, mes и data. Значение state: 1 — успех, 0 — отказ с кодом ошибки, 1000 — сеанс завершён.',
  download: 'Скачать документ OpenAPI',
  searchHint: 'Поиск по пути или описанию',
  'access.open': 'Без входа',
  'access.signedIn': 'После входа',
  'access.signedInOrKey': 'После входа или по ключу доступа',
  permission: 'Право',
  input: 'Параметры запроса',
  output: 'Данные ответа',
  field: 'Поле',
  type: 'Тип',
  required: 'Обязательно',
  noInput: 'Без параметров',
  noOutput: 'Без данных',
} satisfies Like<typeof en>;
