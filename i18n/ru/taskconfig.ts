import type en from '../en/taskconfig.ts';
import type { Like } from '../translate.ts';

export default {
  note: 'Полезная нагрузка, параметры полёта по умолчанию и их границы для каждого типа заданий',
  sites: 'Площадки',
  approvalHours: 'Время на согласование',
  'approvalHours.note': 'Сколько времени даётся на решение по заданию, но не дольше его запланированного времени и срока',
  'approvalHours.hint': 'Целое число часов от 1 до 720',
  hours: { one: '{count}\u00a0час', few: '{count}\u00a0часа', many: '{count}\u00a0часов', other: '{count}\u00a0часа' },
  'unit.hour': 'ч',
  editOf: 'Изменить: {name}',
  on: 'Включено',
  off: 'Выключено',
  isOn: 'Можно добавлять задания этого типа',
  'isOn.hint': 'Существующие остаются как есть',
  mounts: 'Полезная нагрузка',
  parameter: 'Параметр полёта',
  default: 'По умолчанию',
  bounds: 'Границы',
  lowest: 'Минимум',
  highest: 'Максимум',
  'stale.title': 'Настройку заданий тем временем изменил кто-то другой',
  'stale.same': 'Введённое вами совпадает с сохранённым',
} satisfies Like<typeof en>;
