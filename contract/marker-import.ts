import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { FoundIssue } from './flown-route.ts';

/** What is wrong with one marker of the file; the refusal carries the first of them as its data. */
export const MarkerFault = z.object({
  /** Which of the file's markers, counted from 1. */
  number: z.int(),
  name: z.string(),
  mes: z.string(),
});
export type MarkerFault = z.output<typeof MarkerFault>;

/** KML with its folders and colours. All that it holds becomes markers, or nothing does. */
export const importMarkers = endpoint({
  method: 'POST',
  path: '/enterprise/marker/importMarkers',
  access: needs('marker:add'),
  kind: 'change',
  grows: true,
  wire: 'upload',
  tooLarge: 'markerImport.tooLarge',
  input: z.object({}),
  output: z.object({
    added: z.int(),
    /** What is neither point nor line nor area. */
    skipped: z.int(),
    /** What of their heights, colours and folders a marker has no room for. */
    issues: z.array(FoundIssue),
  }),
});
