/** How autopilots say why they do not start. Checks that fail are said again every half a minute; a mode that is not taken up is said once. */
const SAYINGS = [
  { says: /^(?:PreArm|Arm|Preflight Fail|Arming denied)[:!]\s*(.+)$/i, holdsMs: 35_000 },
  { says: /^(Mode change to .+ failed: .+)$/i, holdsMs: 2_000 },
] as const;
const REASONS_MAX = 10;

/** Why a vehicle does not start its motors, in its own words. */
export interface ArmingReasons {
  hear(text: string, now: number): void;
  /** One that was told as such. */
  note(reason: string, now: number): void;
  /** All that it has said lately. */
  known(now: number): string[];
  /** It was asked to say all of them again. */
  forget(): void;
}

export function armingReasons(): ArmingReasons {
  const holdsUntil = new Map<string, number>();
  function keep(reason: string, until: number): void {
    holdsUntil.delete(reason);
    holdsUntil.set(reason, until);
    if (holdsUntil.size > REASONS_MAX) holdsUntil.delete(holdsUntil.keys().next().value!);
  }
  return {
    hear(text, now) {
      for (const { says, holdsMs } of SAYINGS) {
        const reason = says.exec(text)?.[1];
        if (reason !== undefined) keep(reason, now + holdsMs);
      }
    },
    note: (reason, now) => keep(reason, now + SAYINGS[0].holdsMs),
    forget: () => holdsUntil.clear(),
    known: (now) => [...holdsUntil].filter(([, until]) => now < until).map(([reason]) => reason),
  };
}
