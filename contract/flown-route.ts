import { RouteField } from '@skyhelm/core/plan/route-field';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { versionField } from './fields.ts';
import { DeviceId, RouteId, VehicleTransferId } from './ids.ts';

/** What a rule has found: its sentence is made from the code, in the reader's language. */
export const FoundIssue = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  at: z.array(z.union([z.string(), z.number()])).optional(),
});

/**
 * Takes the controls. The route is held to the rules once more, with the aircraft's own fence and home, and said in the words of its autopilot;
 * `issues` are what it does otherwise than the route says. How far it is, getTransfer tells.
 */
export const sendRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/sendRoute',
  access: needs('device:control'),
  kind: 'change',
  input: z.object({ id: RouteId, version: versionField, deviceId: DeviceId }),
  output: z.object({ id: VehicleTransferId, issues: z.array(FoundIssue) }),
});

/** The mission that a finished transfer has read from an aircraft, as a route. `issues` are what a route has no room for. */
export const getKeptRoute = endpoint({
  method: 'GET',
  path: '/enterprise/route/getKeptRoute',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ id: VehicleTransferId }),
  output: z.object({ route: RouteField, issues: z.array(FoundIssue) }),
});
