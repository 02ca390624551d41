import type { HomeAlarm } from '@skyhelm/contract/home';
import type { DeviceId } from '@skyhelm/contract/ids';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { askGateway, type VehicleNews, type WindReport } from '../../platform/bus/vehicle-subjects.ts';

/** Null where it does not answer; without any gateway nothing is on a link, and nothing is told. */
async function told<T>(asking: Promise<T[]>): Promise<T[] | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof BusError) return error.reason === 'nobody' ? [] : null;
    throw error;
  }
}

/** What is wrong now with any of these, newest first. */
export async function openAlarms(bus: Bus, visible: ReadonlySet<string>): Promise<HomeAlarm[] | null> {
  const news = await told(askGateway(bus, 'gateway.alarms', null));
  return (
    news &&
    news
      .filter(({ deviceId }) => visible.has(deviceId))
      .flatMap(alarmOf)
      .sort(newestFirst)
  );
}

const newestFirst = (one: HomeAlarm, other: HomeAlarm): number => other.at.localeCompare(one.at);

const alarmOf = ({ deviceId, name, at, event }: VehicleNews): HomeAlarm[] =>
  event.kind === 'alarm'
    ? [
        {
          deviceId: deviceId as DeviceId,
          name,
          fault: event.fault,
          about: event.about ?? null,
          at: new Date(at).toISOString(),
          flightId: null,
        },
      ]
    : [];

export async function windReports(bus: Bus, visible: ReadonlySet<string>): Promise<WindReport[]> {
  const reports = (await told(askGateway(bus, 'gateway.winds', null))) ?? [];
  return reports.filter(({ deviceId }) => visible.has(deviceId));
}
