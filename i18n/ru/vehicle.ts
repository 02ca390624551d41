import type { Like } from '../translate.ts';
import type en from '../en/vehicle.ts';

export default {
  fault: 'У аппарата {uav} неисправность класса {err}, устраните её как можно скорее',
  'mode.notFlying': 'Не в полёте',
  'mode.takeOff': 'Взлёт',
  'mode.land': 'Посадка',
  'mode.return': 'Возврат',
  'mode.trackReturn': 'Возврат по маршруту',
  'mode.homing': 'Возврат домой',
  'mode.pointing': 'Полёт в точку',
  'mode.surround': 'Облёт вокруг точки',
  'mode.stabilised': 'Стабилизация',
  'mode.fixedHeight': 'Удержание высоты',
  'mode.fixedPoint': 'Удержание точки',
  'mode.route': 'Автоматический маршрут',
  'mode.abPoint': 'Полёт А–Б',
  'phase.notFlying': 'не в полёте',
  'phase.failed': 'ошибка',
  'phase.paused': 'пауза',
  'phase.inProgress': 'выполняется',
  'phase.completed': 'завершено',
  'phase.hovering': 'зависание',
  'phase.flyingToWaypoint': 'полёт к точке',
  'phase.presetAction': 'заданное действие',
} satisfies Like<typeof en>;
