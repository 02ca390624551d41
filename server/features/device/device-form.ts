import type { DeviceForm } from '@skyhelm/contract/device';
import type { UserId } from '@skyhelm/contract/ids';
import { hasLink } from '@skyhelm/core/device/type';
import { holds } from '@skyhelm/core/identity/permission';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Secrets } from '../../platform/auth/secrets.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { adoptPicture } from '../file/index.ts';
import { findUser } from '../user/index.ts';
import type { DeviceContent } from './device.store.ts';

const RTK_PASSWORD = 'rtk password';

/** What is stored of a form. Details of another type than the device's are dropped: they would come back if the type did. */
export function contentOf({ battery, rtk, ...form }: DeviceForm, before?: Pick<DeviceContent, 'pulses'>): DeviceContent {
  const { name, sn, type, model, firmwareVersion, factoryOn, activatedOn, warrantyUntil, remark, enduranceMinutes } = form;
  const { password: _, ...caster } = rtk ?? {};
  return {
    name,
    sn,
    type,
    model,
    firmwareVersion,
    factoryOn,
    activatedOn,
    warrantyUntil,
    remark,
    enduranceMinutes: hasLink(type) ? enduranceMinutes : null,
    battery: type === 'smartBattery' ? battery : null,
    rtk: type === 'rtk' && rtk !== null ? (caster as DeviceContent['rtk']) : null,
    pulses: hasLink(type) ? (form.pulses === undefined ? (before?.pulses ?? null) : form.pulses) : null,
  };
}

/** The password of a base station as it is stored: a new one, the one from before, or none. */
export function sealedPassword(secrets: Secrets, { type, rtk }: DeviceForm, before: string | null): string | null {
  if (type !== 'rtk' || rtk === null || rtk.password === null) return null;
  return rtk.password === undefined || rtk.password === '' ? before : secrets.seal(RTK_PASSWORD, rtk.password);
}

/**
 * Whom it is given to: its owner flies it, so that takes the permission to share. Without an owner it is seen by nobody who does not
 * reach everything.
 */
export async function requireOwner(db: Queryable, actor: Actor, wanted: UserId | null): Promise<string | null> {
  if (!holds(actor.permissions, 'device:share')) refuseDenied();
  if (wanted === null) return actor.scope.all ? null : refuseDenied();
  const person = await findUser(db, actor, wanted);
  return person?.state === 'normal' ? person.id : refuse('user.notFound');
}

const refuseDenied = (): never => refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });

/** Pictures are uploaded by people. */
export async function takeImage({ db, actor }: RequestContext & { actor: Actor }, image: DeviceForm['image'], present: string | null) {
  if (image === undefined) return present;
  if (image === null || image === present) return image;
  if (actor.kind === 'key') return refuse('file.missing');
  await adoptPicture(db, actor, image, 'device');
  return image;
}

/** People own what they add; software owns nothing. */
export const ownerByDefault = (actor: Actor): UserId | null => (actor.kind === 'user' ? actor.userId : null);
