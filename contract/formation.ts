import { FormationField } from '@skyhelm/core/plan/formation/formation-field';
import { RouteField } from '@skyhelm/core/plan/route-field';
import { ROUTE_NAME, ROUTE_REMARKS } from '@skyhelm/core/plan/route-limits';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, requiredText } from './fields.ts';
import { FormationId, RouteId } from './ids.ts';
import { FOLDER_MAX, ROUTE_BYTES, RouteEntry } from './route.ts';

/**
 * A route for each aircraft of a formation, made from the leader's: all of them or none. Each is held to the rules like any route, and any two are to keep their
 * distance at every moment of the flight.
 */
export const addFormation = endpoint({
  method: 'POST',
  path: '/enterprise/route/addFormation',
  access: needs('route:add'),
  kind: 'change',
  grows: true,
  input: z.object({
    /** Each route has it, with its number. */
    name: requiredText(ROUTE_NAME.max, 'formation.name'),
    remarks: optionalText(ROUTE_REMARKS.max),
    folder: optionalText(FOLDER_MAX),
    route: RouteField,
    formation: FormationField,
  }),
  output: z.object({ id: FormationId, routes: z.array(z.object({ id: RouteId, name: z.string() })) }),
  maxBytes: ROUTE_BYTES,
});

const onFormation = z.object({ id: FormationId });

/** As far as one sees its routes, in the order of their numbers. */
export const getFormation = endpoint({
  method: 'GET',
  path: '/enterprise/route/getFormation',
  access: needs('route:query'),
  kind: 'read',
  input: onFormation,
  output: z.object({ name: z.string(), formation: FormationField, routes: z.array(RouteEntry) }),
});

/** With all its routes that are left. */
export const deleteFormation = endpoint({
  method: 'POST',
  path: '/enterprise/route/deleteFormation',
  access: needs('route:delete'),
  kind: 'change',
  input: onFormation,
  output: z.object({ deleted: z.int() }),
});
