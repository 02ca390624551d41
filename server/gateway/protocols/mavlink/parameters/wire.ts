import type { Amend } from '@skyhelm/core/mavlink/encode';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { parameterBits, PARAMETER_TYPE_NUMBERS, type ParameterEncoding } from '@skyhelm/core/mavlink/parameter-value';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import type { Introduction } from '../../../protocol.ts';

const set = offsetsOf('PARAM_SET');

/** What is said to a vehicle about its parameters. */
export interface ParameterWire {
  readonly encoding: ParameterEncoding;
  askForAll(): void;
  askForPlace(place: number): void;
  askForName(name: string): void;
  set(parameter: Pick<Parameter, 'name' | 'type'>, value: number): void;
}

interface Target {
  target_system: number;
  target_component: number;
}

type Send = <N extends MessageName>(name: N, message: Partial<Message<N>>, amend?: Amend) => void;

export function parameterWire(autopilot: Introduction['autopilot'], target: Target, send: Send): ParameterWire {
  const encoding = autopilot === 'px4' ? 'bytewise' : 'cast';
  return {
    encoding,
    askForAll: () => send('PARAM_REQUEST_LIST', target),
    askForPlace: (place) => send('PARAM_REQUEST_READ', { ...target, param_index: place }),
    askForName: (name) => send('PARAM_REQUEST_READ', { ...target, param_id: name, param_index: -1 }),
    set({ name, type }, value) {
      const bits = parameterBits(encoding, type, value);
      send('PARAM_SET', { ...target, param_id: name, param_type: PARAMETER_TYPE_NUMBERS[type] }, (payload) =>
        payload.setUint32(set.param_value, bits, true),
      );
    },
  };
}
