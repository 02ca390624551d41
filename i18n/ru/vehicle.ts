import type { Like } from '../translate.ts';
import type en from '../en/vehicle.ts';

export default {
  fault: 'У аппарата {uav} неисправность класса {err}, устраните её как можно скорее',
  'plan.mission': 'Полётное задание',
  'plan.fence': 'Границы',
  'plan.rally': 'Запасные площадки',
  'transfer.noGateway': 'Связи с устройствами нет: шлюз не запущен',
  'transfer.offline': 'Устройство не в сети',
  'transfer.busy': 'С устройством уже шёл другой обмен данными',
  'transfer.outdated': 'Управление перешло к другому',
  'transfer.unsupported': 'Автопилот этого не поддерживает',
  'transfer.armed': 'Моторы устройства работают: журналы читаются только на земле с выключенными моторами',
  'transfer.unknownState': 'Неизвестно, летит ли устройство',
  'transfer.silence': 'Устройство перестало отвечать',
  'transfer.linkLost': 'Связь с устройством прервалась',
  'transfer.refused': 'Устройство отказалось принять данные',
  'transfer.noSpace': 'В памяти устройства не хватает места',
  'transfer.invalidItem': 'Устройство не приняло один из пунктов',
  'transfer.different': 'В устройстве сохранено не то, что было отправлено',
  'transfer.confused': 'Устройство запросило пункты, которых нет',
  'transfer.unreadable': 'Данные устройства не удалось разобрать',
  'transfer.noSuchLog': 'Такого журнала в устройстве нет',
  'transfer.tooLarge': 'Слишком большой объём данных',
  'transfer.storage': 'Серверу не удалось сохранить данные, возможно, нет места',
  'transfer.lost': 'Во время передачи сервер был перезапущен',
} satisfies Like<typeof en>;
