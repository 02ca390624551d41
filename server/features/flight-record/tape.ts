import { SampleLog } from '@skyhelm/core/record/sample-log';
import type { Airframe, Autopilot } from '@skyhelm/core/vehicle/airframe';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { staleFields, type HeardAt } from '@skyhelm/core/vehicle/staleness';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';

/** A little less than a tenth of a second, or what comes ten times a second is now and then a moment too early to be taken. */
const SAMPLE_EVERY_MS = 90;
const LOOK_FOR_STALE_EVERY_MS = 1_000;
/** A vehicle that never stops talking must not fill the disk. */
const EVENTS_MAX = 20_000;

export interface TapedFlight {
  id: string;
  deviceId: string;
  takeOffAt: number;
  airframe: Airframe;
  autopilot: Autopilot;
}

/** Samples of some moments, written to the journal under `seq` once they are there. */
export interface Part {
  samples: Uint8Array;
  takenAt: number;
  seq: number | undefined;
}

export interface TapedEvent {
  flightId: string;
  at: number;
  event: VehicleEvent;
}

/** One flight while it is recorded. Hot: everything here happens for every message of every vehicle in the air. */
export class Tape {
  readonly flight: TapedFlight;
  /** Not yet packed, and still growing. */
  parts: Part[] = [];
  /** To be packed now, each by itself: what may have been stored by an attempt that seemed to fail must be the same at the next. */
  sealed: (readonly Part[])[] = [];
  events: TapedEvent[] = [];
  hasEnded = false;
  /** It has ended, and all that was heard until then is sealed. */
  isOver = false;
  /** The registry knows it, with its pilot. */
  isKnown = false;
  pilotId: string | undefined;
  lost = 0;
  private readonly log = new SampleLog();
  private readonly heardAt: HeardAt;
  private readonly hasRoom: () => boolean;
  private eventCount = 0;
  private sampledAt = -Infinity;
  private staleAt = -Infinity;

  constructor(flight: TapedFlight, state: VehicleState, heardAt: HeardAt, hasRoom: () => boolean) {
    this.flight = flight;
    this.heardAt = heardAt;
    this.hasRoom = hasRoom;
    this.log.hear(state);
  }

  heard(patch: Patch, at: number, steady: number): void {
    this.log.hear(patch);
    if (steady - this.sampledAt < SAMPLE_EVERY_MS) return;
    this.sampledAt = steady;
    if (steady - this.staleAt >= LOOK_FOR_STALE_EVERY_MS) {
      this.staleAt = steady;
      for (const name of staleFields(this.heardAt, steady)) this.log.forget(name);
    }
    if (this.hasRoom()) this.log.sample(at);
    else this.lost++;
  }

  happened(event: VehicleEvent, at: number): void {
    if (this.eventCount++ < EVENTS_MAX) this.events.push({ flightId: this.flight.id, at, event });
  }

  end(): void {
    this.hasEnded = true;
  }

  /** What came since this was last asked, if anything did. */
  take(now: number): Part | undefined {
    const samples = this.log.take();
    if (samples.length === 0) return undefined;
    const part: Part = { samples, takenAt: now, seq: undefined };
    this.parts.push(part);
    return part;
  }

  /** All that was taken so far is to be packed. What comes from here on can be read without it. */
  seal(): readonly Part[] {
    const bundle = this.parts;
    this.log.beginAnew();
    this.isOver = this.hasEnded;
    if (bundle.length > 0) this.sealed.push(bundle);
    this.parts = [];
    return bundle;
  }

  /** Everything that is in no chunk yet, as it would be packed now. */
  unpacked(): (readonly Part[])[] {
    return this.parts.length > 0 ? [...this.sealed, this.parts] : [...this.sealed];
  }
}
