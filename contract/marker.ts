import { isTooWide } from '@skyhelm/core/airspace/shape';
import {
  ARROW_DIRECTIONS,
  ARROW_POSITIONS,
  hasItsPoints,
  isColour,
  LINE_STYLES,
  LINE_WIDTH,
  MARKER_FOLDER_MAX,
  MARKER_ICONS,
  MARKER_KINDS,
  MARKER_NAME_MAX,
  MARKER_POINTS_MAX,
  MARKER_REMARKS_MAX,
  NEW_STYLE,
  TRANSPARENCY,
} from '@skyhelm/core/marker/marker';
import { place } from '@skyhelm/core/vehicle/place';
import { z } from 'zod';
import { ViewBox } from './channels/uav-data-ask.ts';
import { endpoint, needs } from './endpoint.ts';
import { accountField, optionalText, readerZoneField, requiredText, timestamp, utcMomentField, versionField } from './fields.ts';
import { MarkerId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { altitudeField } from './position.ts';
import { HOLDERS, OwnerField, SharedUser } from './sharing.ts';

const MARKERS_AT_ONCE = 200;

const folderField = optionalText(MARKER_FOLDER_MAX);
const within = ({ min, max }: { min: number; max: number }, code: string) => {
  const error = `${code}|min=${min}|max=${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const fields = z.object({
  kind: z.enum(MARKER_KINDS, { error: 'choice' }),
  name: requiredText(MARKER_NAME_MAX, 'marker.name'),
  remarks: optionalText(MARKER_REMARKS_MAX),
  /** Nothing for none. */
  folder: folderField,
  /** One of a point; the corners of a polygon without the first once more. */
  points: z
    .array(z.object(place), { error: 'marker.points' })
    .min(1, { error: 'marker.points' })
    .max(MARKER_POINTS_MAX, { error: 'shape.tooMany' }),
  /** Null where nobody has said. */
  altitude: altitudeField.nullable().default(null),
  colour: z.string({ error: 'colour' }).refine(isColour, { error: 'colour' }).default(NEW_STYLE.colour),
  icon: z.enum(MARKER_ICONS, { error: 'choice' }).default(NEW_STYLE.icon),
  lineStyle: z.enum(LINE_STYLES, { error: 'choice' }).default(NEW_STYLE.lineStyle),
  /** Pixels. */
  width: within(LINE_WIDTH, 'marker.width').default(NEW_STYLE.width),
  /** Per cent. */
  transparency: within(TRANSPARENCY, 'marker.transparency').default(NEW_STYLE.transparency),
  arrowPosition: z.enum(ARROW_POSITIONS, { error: 'choice' }).default(NEW_STYLE.arrowPosition),
  arrowDirection: z.enum(ARROW_DIRECTIONS, { error: 'choice' }).default(NEW_STYLE.arrowDirection),
});
export type MarkerForm = z.output<typeof fields>;

/** What only makes sense together. */
const sound = <T extends z.ZodType<MarkerForm>>(form: T) =>
  form
    .refine(({ kind, points }) => hasItsPoints(kind, points), { error: 'marker.points', path: ['points'] })
    .refine(({ points }) => points.length === 0 || !isTooWide(points), { error: 'shape.tooWide', path: ['points'] });

export const Marker = fields.extend({
  id: MarkerId,
  version: versionField,
  owner: OwnerField,
  isMine: z.boolean(),
  /** Whether the reader may change it, and whether the reader may share it and delete it. */
  mayEdit: z.boolean(),
  mayShare: z.boolean(),
  shares: z.int(),
  /** Who has changed it last. */
  changedBy: z.string(),
  changedAt: timestamp,
  createdAt: timestamp,
});
export type Marker = z.output<typeof Marker>;

/** What is looked for; an empty one is all that one sees. */
const MarkerFilter = z.object({
  /** Part of a name, remarks or folder. */
  keyword: optionalText(50),
  folder: requiredText(MARKER_FOLDER_MAX).optional(),
  kind: z.enum(MARKER_KINDS, { error: 'choice' }).optional(),
  holder: z.enum(HOLDERS, { error: 'choice' }).optional(),
  /** Made at this moment or later. */
  since: utcMomentField.optional(),
});
export type MarkerFilter = z.output<typeof MarkerFilter>;

export const getMarkers = endpoint({
  method: 'POST',
  path: '/enterprise/marker/getMarkers',
  access: needs('marker:query'),
  kind: 'read',
  input: pageQuery(['name', 'folder', 'createdAt', 'changedAt']).extend(MarkerFilter.shape),
  output: longPageOf(Marker),
});
/** What the map shows, the latest first. `more`: there are more than can be drawn at once, and who comes nearer sees them. */
export const getMarkersInView = endpoint({
  method: 'POST',
  path: '/enterprise/marker/getMarkersInView',
  access: needs('marker:query'),
  kind: 'read',
  input: MarkerFilter.extend({
    view: ViewBox,
    /** Folders that are not shown; the empty name stands for no folder. */
    without: z.array(folderField).max(1_000).default([]),
  }),
  output: z.object({ rows: z.array(Marker), more: z.boolean() }),
});
/** Every folder that holds a marker one sees; those without one under the empty name. */
export const getMarkerFolders = endpoint({
  method: 'GET',
  path: '/enterprise/marker/getMarkerFolders',
  access: needs('marker:query'),
  kind: 'read',
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), count: z.int() })),
});
export const addMarker = endpoint({
  method: 'POST',
  path: '/enterprise/marker/addMarker',
  access: needs('marker:add'),
  kind: 'change',
  grows: true,
  input: sound(fields),
  output: z.object({ id: MarkerId, version: versionField }),
});
export const setMarker = endpoint({
  method: 'POST',
  path: '/enterprise/marker/setMarker',
  access: needs('marker:edit'),
  kind: 'change',
  grows: 'ifLonger',
  input: sound(fields.extend({ id: MarkerId, version: versionField })),
  output: z.object({ version: versionField }),
});
const several = z.object({ ids: z.array(MarkerId).min(1, { error: 'required' }).max(MARKERS_AT_ONCE) });
export const moveMarkers = endpoint({
  method: 'POST',
  path: '/enterprise/marker/moveMarkers',
  access: needs('marker:edit'),
  kind: 'change',
  input: several.extend({ folder: folderField }),
  output: z.object({ moved: z.int() }),
});
/** Of all markers in it that one may change; those of others that one only sees stay where they are. */
export const renameMarkerFolder = endpoint({
  method: 'POST',
  path: '/enterprise/marker/renameMarkerFolder',
  access: needs('marker:edit'),
  kind: 'change',
  input: z.object({ folder: requiredText(MARKER_FOLDER_MAX), newName: requiredText(MARKER_FOLDER_MAX, 'marker.folder') }),
  output: z.object({ moved: z.int() }),
});
export const deleteMarkers = endpoint({
  method: 'POST',
  path: '/enterprise/marker/deleteMarkers',
  access: needs('marker:delete'),
  kind: 'change',
  input: several,
  output: z.null(),
});
/** KML with colours, all that were found. */
export const exportMarkers = endpoint({
  method: 'GET',
  path: '/enterprise/marker/exportMarkers',
  access: needs('marker:export'),
  kind: 'change',
  wire: 'file',
  input: MarkerFilter.extend({ timeZone: readerZoneField }),
  output: z.null(),
});

const onMarker = z.object({ id: MarkerId });
export const getMarkerShares = endpoint({
  method: 'GET',
  path: '/enterprise/marker/getMarkerShares',
  access: needs('marker:share'),
  kind: 'read',
  input: onMarker,
  output: z.array(SharedUser),
});
/** By account; said again, it changes what they may do. */
export const shareMarker = endpoint({
  method: 'POST',
  path: '/enterprise/marker/shareMarker',
  access: needs('marker:share'),
  kind: 'change',
  input: onMarker.extend({ userName: accountField, mayEdit: z.boolean({ error: 'choice' }).default(false) }),
  output: z.object({ userId: UserId }),
});
export const unshareMarker = endpoint({
  method: 'POST',
  path: '/enterprise/marker/unshareMarker',
  access: needs('marker:share'),
  kind: 'change',
  input: onMarker.extend({ userId: UserId }),
  output: z.null(),
});
