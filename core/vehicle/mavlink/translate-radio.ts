import { messageNamed } from '../../mavlink/message.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import type { Patch } from '../state.ts';

/** Radios on the way speak for themselves: they say nothing of which vehicle they carry. */
export const RADIO_MESSAGES: readonly number[] = [messageNamed('RADIO_STATUS').id, messageNamed('RADIO').id];

const radio = offsetsOf('RADIO_STATUS');
const UNKNOWN_U8 = 0xff;

/** Nothing where the radio does not know. */
export function translateRadio(payload: DataView): Patch | undefined {
  const [signal, noise] = [payload.getUint8(radio.rssi), payload.getUint8(radio.noise)];
  return signal === UNKNOWN_U8 ? undefined : { radioSignal: signal, radioNoise: noise };
}
