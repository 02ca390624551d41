import { RouteField } from '@skyhelm/core/plan/route-field';
import { TaskPlanField } from '@skyhelm/core/task/plan-field';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { FlightRecordId, TaskId, VehicleTransferId } from './ids.ts';
import { TaskEntry } from './task.ts';
import { TaskFlightEntry } from './task-steps.ts';

/** The latest so many are drawn, each by so many points. */
export const RESULT_TRACKS = { flights: 20, points: 500 } as const;
/** As many pictures are listed as anybody looks through; all of them are counted. */
export const RESULT_PICTURES_MAX = 500;

/** A picture that was taken during a flight, as far as the aircraft has told of it. */
export const TaskPicture = z.object({
  flightId: FlightRecordId,
  /** When it was told of, where the camera has no clock. */
  takenAt: timestamp,
  toldAt: timestamp,
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** Metres above home. */
  height: z.number().nullable(),
  /** Which way the camera looked, degrees from north. */
  heading: z.number().nullable(),
  /** Null for one whose file nobody knows. */
  file: z.string().nullable(),
  /** Component that keeps the file, and its whole path there; null also for pictures of earlier versions. */
  filePlace: z.string().nullable(),
  /** Once its file has been fetched from the aircraft; null before, and once it has been cleaned away. */
  fetchedBy: VehicleTransferId.nullable(),
});
export type TaskPicture = z.output<typeof TaskPicture>;

/** What has come of a task so far: its flights, the latest first, with their ways, the pictures taken, and figures. */
export const getTaskResults = endpoint({
  method: 'GET',
  path: '/enterprise/task/getTaskResults',
  access: needs('task:results'),
  kind: 'read',
  input: z.object({ id: TaskId }),
  output: z.object({
    task: TaskEntry,
    plan: TaskPlanField,
    route: RouteField,
    /** Of each its way: longitude and latitude in turn, null for a gap. Empty of what was not recorded, and of older ones beyond the latest. */
    flights: z.array(TaskFlightEntry.extend({ track: z.array(z.number().nullable()) })),
    /** Whose records have been deleted since. */
    lostFlights: z.int(),
    pictures: z.array(TaskPicture),
    figures: z.object({
      /** Also of those whose records are gone. */
      flights: z.int(),
      seconds: z.number(),
      metres: z.number(),
      /** Square metres of the planned area that were flown over; null where none was planned. */
      covered: z.number().nullable(),
      /** How many flights that is reckoned from: those with a record that the reader sees, of the latest two hundred. */
      coveredFlights: z.int(),
      pictures: z.int(),
    }),
  }),
});
export type TaskResults = z.output<(typeof getTaskResults)['output']>;

/** The file of a picture of a flight of this task, once it has been fetched. */
export const getTaskPicture = endpoint({
  method: 'GET',
  path: '/enterprise/task/getTaskPicture',
  access: needs('task:results'),
  kind: 'read',
  wire: 'file',
  input: z.object({
    id: TaskId,
    fetchedBy: VehicleTransferId,
    /** `small`: as a JPEG of 480 pixels at most, for lists. */
    size: z.enum(['whole', 'small']).default('whole'),
  }),
  output: z.null(),
});
