import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import updateLocale from 'dayjs/plugin/updateLocale';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';

dayjs.extend(customParseFormat);
dayjs.extend(updateLocale);
// As calendars have it in every language: a column must not be another day in the one than in the other.
dayjs.updateLocale('en', { weekStart: 1 });

export { dayjs };
