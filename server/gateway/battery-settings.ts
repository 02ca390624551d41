import { batteryLimits, batterySettings } from '@skyhelm/core/vehicle/battery-level';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { Fleet } from './fleet.ts';
import type { Session } from './session.ts';

/** An aircraft that has just come on a link is left to its pilot. */
const SETTLE_MS = 20_000;
const AGAIN_MS = 300_000;
const AT_ONCE = 4;

/** Asks each aircraft once what it takes for a low battery, and hears when that is changed. */
export interface BatterySettings {
  tick(): void;
  heard(deviceId: string, parameter: Parameter): void;
}

interface Known {
  askAt: number;
  isAsking: boolean;
  values: Map<string, number>;
}

export function batteryReader(fleet: () => Pick<Fleet, 'sessions' | 'session' | 'seat'>, steady: () => number): BatterySettings {
  const known = new WeakMap<Session, Known>();
  let asking = 0;

  function note(session: Session, { values }: Known, told: Iterable<Parameter>): void {
    for (const { name, value } of told) if (value !== null) values.set(name, value);
    if (values.size > 0) session.faults.batteryLimits = batteryLimits((name) => values.get(name));
  }

  function ask(session: Session, own: Known): void {
    const { hands, introduction } = fleet().seat(session.device.id)?.primary ?? {};
    const names = introduction && batterySettings(introduction.autopilot);
    if (!hands || !names) return;
    own.askAt = Infinity;
    if (names.length === 0) return;
    own.isAsking = true;
    asking++;
    hands.parameters.ask(names, (told) => {
      own.isAsking = false;
      asking--;
      note(session, own, told.values());
      if (told.size < names.length) own.askAt = steady() + AGAIN_MS;
    });
  }

  return {
    tick() {
      const now = steady();
      for (const session of fleet().sessions()) {
        const own = known.get(session) ?? { askAt: now + SETTLE_MS, isAsking: false, values: new Map() };
        known.set(session, own);
        if (session.isOnline && !own.isAsking && now >= own.askAt && asking < AT_ONCE) ask(session, own);
      }
    },
    heard(deviceId, parameter) {
      const session = fleet().session(deviceId);
      const own = session && known.get(session);
      if (own && batterySettings(session.make.autopilot).includes(parameter.name)) note(session, own, [parameter]);
    },
  };
}
