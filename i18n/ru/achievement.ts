import type en from '../en/achievement.ts';
import type { Like } from '../translate.ts';

export default {
  back: 'К заданиям',
  map: 'Карта результатов',
  'map.caption': 'План, треки полётов и места снимков',
  figures: 'Показатели',
  flights: 'Полёты',
  time: 'Время в воздухе',
  distance: 'Пройдено',
  covered: 'Покрыто',
  'covered.share': '{area} ({percent}\u00a0%)',
  pictures: 'Снимки',
  empty: 'По этому заданию ещё не летали',
  'empty.hint': 'Полёты появятся здесь сразу после взлёта',
  'pictures.none': 'Снимков нет',
  'pictures.more': {
    one: 'Показан первый {count} снимок из {total}',
    few: 'Показаны первые {count} снимка из {total}',
    many: 'Показаны первые {count} снимков из {total}',
    other: 'Показаны первые {count} снимка из {total}',
  },
  'pictures.fetchAll': {
    one: 'Получить {count} снимок',
    few: 'Получить все {count} снимка',
    many: 'Получить все {count} снимков',
    other: 'Получить все {count} снимка',
  },
  'pictures.fetching': 'Идёт получение: {done} из {total}',
  'pictures.stop': 'Остановить',
  'pictures.gone': {
    one: 'На борту больше нет {count} снимка',
    few: 'На борту больше нет {count} снимков',
    many: 'На борту больше нет {count} снимков',
    other: 'На борту больше нет {count} снимка',
  },
  'picture.notShown': 'Просмотра нет, откройте файл',
  'picture.unfetched': 'Ещё на аппарате',
  'picture.fetch': 'Получить',
  'picture.open': 'Открыть снимок от {time}',
  'picture.gone': 'Аппарат не слышно или снимка на нём больше нет',
  'play.all': 'Воспроизвести вместе',
} satisfies Like<typeof en>;
