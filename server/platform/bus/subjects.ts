import type { Bus } from './bus.ts';

/** What features tell each other, with the shape of each payload. */
export interface Events {
  /** These sessions are over: their sockets get code 1000. */
  'session.ended': { userId: string; sessionIds: string[] };
  /** What somebody may do has changed: whatever was remembered about them is forgotten. */
  'principal.changed': { userId: string } | { enterpriseId: string } | { accessKeyId: string };
  'message.created': { userId: string };
  'outbox.added': { count: number };
}

export const publish = <S extends keyof Events>(bus: Bus, subject: S, payload: Events[S]): void => bus.publish(subject, payload);

export const subscribe = <S extends keyof Events>(
  bus: Bus,
  subject: S,
  listener: (payload: Events[S]) => void | Promise<void>,
): (() => void) => bus.subscribe(subject, (payload) => listener(payload as Events[S]));
