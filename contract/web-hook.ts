import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { givenPasswordField, requiredText, timestamp, versionField } from './fields.ts';
import { WebHookDeliveryId, WebHookId } from './ids.ts';
import { pageOf, pageQuery } from './page.ts';
import { DELIVERY_STATES, PING, WEB_HOOK_EVENTS } from './web-hook-rules.ts';

/** Without a name and password before the host: they would stand in logs and lists. */
const WITHOUT_PASSWORD = /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/i;
const isHookAddress = (text: string): boolean => WITHOUT_PASSWORD.test(text) && z.url().safeParse(text).success;

export const WebHookForm = z.object({
  name: requiredText(50),
  address: requiredText(500).refine(isHookAddress, { error: 'webHook.address' }),
  events: z.array(z.enum(WEB_HOOK_EVENTS, { error: 'choice' })).min(1, { error: 'webHook.events' }),
  isOn: z.boolean({ error: 'choice' }).default(true),
});
export type WebHookForm = z.output<typeof WebHookForm>;

export const WebHook = WebHookForm.extend({
  id: WebHookId,
  version: versionField,
  isOn: z.boolean(),
  /** Nothing was taken over since then. */
  failingSince: timestamp.nullable(),
  /** When it was switched off because of that. */
  switchedOffAt: timestamp.nullable(),
  /** Events that wait to be taken over. */
  waiting: z.int(),
  createdBy: z.string(),
  createdAt: timestamp,
});
export type WebHook = z.output<typeof WebHook>;

export const getWebHooks = endpoint({
  method: 'GET',
  path: '/enterprise/webHook/getWebHooks',
  access: needs('webHook:query'),
  kind: 'read',
  input: z.object({}),
  output: z.object({ rows: z.array(WebHook) }),
});

/** Whoever finds a browser open must not have the enterprise's flights told elsewhere. */
const proof = { password: givenPasswordField };
const MadeSecret = z.object({ id: WebHookId, secret: z.string() });

export const addWebHook = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/addWebHook',
  access: needs('webHook:add'),
  kind: 'change',
  secret: true,
  input: WebHookForm.extend(proof),
  output: MadeSecret,
});
export const setWebHook = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/setWebHook',
  access: needs('webHook:edit'),
  kind: 'change',
  input: WebHookForm.extend({ id: WebHookId, version: versionField, ...proof }),
  output: z.object({ version: versionField }),
});
/** From the next delivery on it is signed with this one. */
export const renewWebHookSecret = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/renewSecret',
  access: needs('webHook:edit'),
  kind: 'change',
  secret: true,
  input: z.object({ id: WebHookId, ...proof }),
  output: MadeSecret,
});
export const deleteWebHook = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/deleteWebHook',
  access: needs('webHook:delete'),
  kind: 'change',
  input: z.object({ id: WebHookId }),
  output: z.null(),
});
export const pingWebHook = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/pingWebHook',
  access: needs('webHook:edit'),
  kind: 'change',
  input: z.object({ id: WebHookId }),
  output: z.object({ id: WebHookDeliveryId }),
});

export const WebHookDelivery = z.object({
  id: WebHookDeliveryId,
  event: z.enum([...WEB_HOOK_EVENTS, PING]),
  createdAt: timestamp,
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Of one that waits. */
  nextTryAt: timestamp.nullable(),
  deliveredAt: timestamp.nullable(),
  /** The status that was answered last; null where nobody answered. */
  status: z.int().nullable(),
  /** Why it was not taken over at the last try, in the language of the call. */
  error: z.string(),
  /** The beginning of what was answered. */
  answer: z.string(),
  /** What was sent, as it was signed; nothing for readers who may not see what it tells of. */
  body: z.string(),
  isReplay: z.boolean(),
});
export type WebHookDelivery = z.output<typeof WebHookDelivery>;

export const getDeliveries = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/getDeliveries',
  access: needs('webHook:query'),
  kind: 'read',
  input: pageQuery(['createdAt']).extend({
    id: WebHookId,
    isAsc: z.boolean().default(false),
    state: z.enum(DELIVERY_STATES, { error: 'choice' }).optional(),
  }),
  output: pageOf(WebHookDelivery),
});
/** Sends the same once more, as a delivery of its own. */
export const replayDelivery = endpoint({
  method: 'POST',
  path: '/enterprise/webHook/replayDelivery',
  access: needs('webHook:edit'),
  kind: 'change',
  input: z.object({ id: WebHookDeliveryId }),
  output: z.object({ id: WebHookDeliveryId }),
});
