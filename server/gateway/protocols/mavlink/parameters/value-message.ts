import type { Frame } from '@skyhelm/core/mavlink/frame';
import { parameterTypeOf, readParameterValue, type ParameterEncoding } from '@skyhelm/core/mavlink/parameter-value';
import { isParameterName, type Parameter } from '@skyhelm/core/vehicle/parameter';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';

const said = offsetsOf('PARAM_VALUE');
const NAME_BYTES = 16;
const HASH = '_HASH_CHECK';
/** The place of a value that was not asked for by its place. */
const NO_PLACE = 0xffff;

/** One value as a vehicle tells it. */
export interface ToldValue {
  /** Nothing for one that we cannot show, such as 64 bits: it counts as told all the same. */
  parameter: Parameter | undefined;
  /** PX4's number for all values together, in place of a parameter. */
  hash: number | undefined;
  place: number | undefined;
  count: number;
}

export function toldValueIn({ payload }: Pick<Frame, 'payload'>, encoding: ParameterEncoding): ToldValue {
  const name = nameIn(payload);
  const place = payload.getUint16(said.param_index, true);
  const type = parameterTypeOf(payload.getUint8(said.param_type));
  const isShown = name !== HASH && type !== undefined && isParameterName(name);
  return {
    parameter: isShown ? { name, type, value: readParameterValue(encoding, type, payload, said.param_value) } : undefined,
    hash: name === HASH ? payload.getUint32(said.param_value, true) : undefined,
    place: place === NO_PLACE ? undefined : place,
    count: payload.getUint16(said.param_count, true),
  };
}

function nameIn(payload: DataView): string {
  let name = '';
  for (let at = 0; at < NAME_BYTES; at++) {
    const letter = payload.getUint8(said.param_id + at);
    if (letter === 0) break;
    name += String.fromCharCode(letter);
  }
  return name;
}
