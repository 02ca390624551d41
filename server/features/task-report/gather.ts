import type { TaskId } from '@skyhelm/contract/ids';
import { pointsOf } from '@skyhelm/core/task/plan';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { flightsByIds, trackOfRecord } from '../flight-record/index.ts';
import { detailsOf, findTask, flightsOf, metresFlown, picturesOf, questionRecord, questionsOf } from '../task/index.ts';
import { flownWays } from './flown-ways.ts';
import { groundAround } from './ground.ts';
import type { ReportContent, ReportFlight, ReportPicture } from './report-content.ts';
import { enterpriseOf, unitSystemOf } from './report.store.ts';

export interface Asked {
  db: Queryable;
  actor: Actor;
  now: Date;
  language: Language;
}

type Ports = Pick<Services, 'bus' | 'blobs' | 'tiles'>;

/** Shared among all flights of a task, so that no number of them makes a report that nobody can hold. */
const TRACK_POINTS = 60_000;
const POINTS_OF_FLIGHT = { min: 200, max: 2_000 };
const LISTED_PICTURES = 10_000;

/** Whether the task is still there, and all of its flights that a report speaks of. */
export async function requireStillThere({ db, actor, now }: Asked, { task, flights }: ReportContent): Promise<void> {
  const found = await findTask({ db, actor, now }, task.id);
  if (!found || found.row.status === 'deleted') return refuse('task.reportGone');
  const kept = new Set((await flightsOf(db, found.row)).filter(({ isKept }) => isKept).map(({ flightId }) => flightId));
  if (flights.some(({ record }) => !kept.has(record.id))) refuse('task.reportGone');
}

/** Reads all that a report says, as far as this reader sees it. */
export async function gather(asked: Asked, ports: Ports, id: TaskId, timeZone: string): Promise<ReportContent> {
  const { db, actor, now, language } = asked;
  const found = (await findTask(asked, id)) ?? refuse('record.notFound');
  if (found.row.status === 'deleted') refuse('record.notFound');
  const task = await detailsOf(asked, found);
  const tied = await flightsOf(db, found.row);
  const flights = await readFlights(asked, ports, tied);
  const { taken, pictures } = await readPictures(asked, flights);
  const { name, logoKey } = await enterpriseOf(db, actor);
  const logo = logoKey === null ? undefined : await ports.blobs.get(logoKey);
  const kept = tied.filter(({ isKept }) => isKept).length;
  return {
    reader: { name: actor.name, language, unitSystem: await unitSystemOf(db, actor), timeZone },
    madeAt: now.toISOString(),
    enterprise: { name, logo: logo ? new Uint8Array(logo) : null },
    task,
    decisions: (await questionsOf(db, actor.enterpriseId, id)).map(questionRecord),
    flights,
    metres: await metresFlown(db, found.row, flights),
    lostFlights: tied.length - kept,
    unseenFlights: Math.max(0, kept - flights.length),
    pictures,
    taken,
    map: await groundAround(ports.tiles, {
      planned: [task.site, ...pointsOf(task.plan), ...task.route.waypoints],
      flown: flights.flatMap(flownWays).flat(),
    }),
  };
}

type Tied = Awaited<ReturnType<typeof flightsOf>>;

/** In the order of time. */
async function readFlights({ db, actor, now }: Asked, { bus }: Ports, tied: Tied): Promise<ReportFlight[]> {
  const ids = tied.filter(({ isKept }) => isKept).map(({ flightId }) => flightId);
  const records = (await flightsByIds({ db, actor, now, bus }, ids)).toReversed();
  const whole = new Set(tied.filter(({ isWhole }) => isWhole).map(({ flightId }) => flightId));
  const { min, max } = POINTS_OF_FLIGHT;
  const points = Math.min(max, Math.max(min, Math.floor(TRACK_POINTS / Math.max(1, records.length))));
  const flights: ReportFlight[] = [];
  for (const [index, record] of records.entries()) {
    const track = await trackOfRecord({ bus, db, actor, now }, record, points);
    flights.push({ number: index + 1, record, isWhole: whole.has(record.id), track });
  }
  return flights;
}

async function readPictures({ db, actor }: Asked, flights: readonly ReportFlight[]): Promise<Pick<ReportContent, 'taken' | 'pictures'>> {
  const numbers = new Map(flights.map(({ number, record }) => [record.id as string, number]));
  const { total, pictures } = await picturesOf(db, actor, [...numbers.keys()], LISTED_PICTURES);
  return {
    taken: total,
    pictures: pictures.map(({ flightId, ...told }): ReportPicture => ({ ...told, flight: numbers.get(flightId)! })),
  };
}
