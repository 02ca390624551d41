import type { Device } from '@skyhelm/contract/device';
import { zoneClock } from '@skyhelm/core/zone-clock';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import type { FileAnswer } from '../../platform/http/context.ts';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';

interface Reader {
  language: Language;
  now: Date;
  timeZone: string;
}

const HOUR_SECONDS = 3_600;

export function deviceSheet(batches: AsyncIterable<readonly Device[]>, { language, now, timeZone }: Reader): FileAnswer {
  const word = (key: WordKey) => say(language, key);
  const { dayOf } = zoneClock(timeZone);
  const columns: SheetColumn<Device>[] = [
    { header: word('device.sn'), width: 24, isText: true, value: ({ sn }) => sn },
    { header: word('device.name'), width: 24, value: ({ name }) => name },
    { header: word('device.type'), width: 18, value: ({ type }) => word(`dictionary.deviceType.${type}`) },
    { header: word('device.state'), width: 18, value: ({ state }) => word(`dictionary.deviceState.${state}`) },
    { header: word('device.condition'), width: 16, value: ({ condition }) => word(`dictionary.deviceCondition.${condition}`) },
    { header: word('device.serviceStatus'), width: 18, value: ({ serviceStatus }) => word(`dictionary.serviceStatus.${serviceStatus}`) },
    { header: word('device.network'), width: 16, value: ({ networkStatus }) => word(`dictionary.networkStatus.${networkStatus}`) },
    { header: word('device.owner'), width: 24, value: ({ owner }) => owner?.name ?? '' },
    { header: word('device.shareStatus'), width: 18, value: ({ shareStatus }) => word(`dictionary.shareStatus.${shareStatus}`) },
    { header: word('device.groups'), width: 24, value: ({ groups }) => groups.map(({ name }) => name).join(' / ') },
    { header: word('device.model'), width: 20, value: ({ model }) => model },
    { header: word('device.firmwareVersion'), width: 16, value: ({ firmwareVersion }) => firmwareVersion },
    { header: word('device.factoryOn'), width: 14, value: ({ factoryOn }) => factoryOn ?? '' },
    { header: word('device.activatedOn'), width: 14, value: ({ activatedOn }) => activatedOn ?? '' },
    { header: word('device.warrantyUntil'), width: 14, value: ({ warrantyUntil }) => warrantyUntil ?? '' },
    { header: word('device.createdAt'), width: 14, value: ({ createdAt }) => dayOf(new Date(createdAt)) },
    { header: word('device.flights'), width: 14, value: ({ flights }) => flights },
    { header: word('device.flightHours'), width: 16, value: ({ flightSeconds }) => Math.round((flightSeconds / HOUR_SECONDS) * 100) / 100 },
    { header: word('device.enduranceMinutes'), width: 16, value: ({ enduranceMinutes }) => enduranceMinutes ?? '' },
    { header: word('device.hardwareId'), width: 48, isText: true, value: ({ hardwareId }) => hardwareId ?? '' },
    { header: word('device.remark'), width: 40, value: ({ remark }) => remark },
  ];
  return spreadsheet(`${word('device.title')} ${dayOf(now)}`, columns, batches);
}
