import type { VehicleEvent } from '@skyhelm/core/vehicle/event';

/** `/websocket/info`: texts, alarms and refusals of every device that the reader may see. `/websocket/flightlog`: what they fly. JSON both. */
export const NEWS_CHANNELS = { info: '/websocket/info', flightLog: '/websocket/flightlog' } as const;

export interface NewsMessage {
  device: string;
  name: string;
  at: number;
  event: VehicleEvent;
  /** With an alarm: the sentence for whoever is responsible, in their language. */
  text?: string;
}

/** What a listener is told beside news: so many were left out, as they were too slow. What is wrong now follows, as at the beginning. */
export interface NewsMissed {
  slow: { missed: number };
}
