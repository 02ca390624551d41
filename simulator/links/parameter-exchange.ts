import { MavParamType } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Parameter, ParameterSet } from '../flavours/parameters.ts';
import { AUTOPILOT, type Comms, type Service } from './comms.ts';
import { asInteger, crc32, inBytes, TYPE_NUMBERS } from './parameter-values.ts';

const HASH = '_HASH_CHECK';
const UNSOLICITED = 65_535;
const SENT_PER_SECOND = 400;

/** One number for all values, so that a ground station that knows them need not ask. */
export function parameterHash({ table, get }: ParameterSet): number {
  const four = new DataView(new ArrayBuffer(4));
  let crc = 0;
  for (const { name, type } of table.list) {
    if (type === 'f32') four.setFloat32(0, get(name), true);
    else four.setInt32(0, get(name), true);
    crc = crc32(
      [...name].map((letter) => letter.charCodeAt(0)),
      crc,
    );
    crc = crc32(new Uint8Array(four.buffer), crc);
  }
  return crc;
}

/** Lists, reads and writes; what is not known is answered by silence, as real autopilots do. */
export function parameterExchange(comms: Comms): Service {
  const { parameters, craft } = comms;
  const { flavour } = craft;
  const { list, index } = parameters.table;
  let listing: { next: number; since: number; sent: number } | undefined;

  const tell = ({ name, type }: Parameter, place: number) => {
    const value = parameters.get(name);
    const isWhole = flavour.parametersBytewise && type !== 'f32';
    comms.send(
      'PARAM_VALUE',
      { param_id: name, param_value: value, param_type: TYPE_NUMBERS[type], param_count: list.length, param_index: place },
      AUTOPILOT,
      isWhole ? inBytes(value) : undefined,
    );
  };
  const tellHash = () =>
    comms.send(
      'PARAM_VALUE',
      { param_id: HASH, param_type: MavParamType.UINT32, param_count: list.length, param_index: UNSOLICITED },
      AUTOPILOT,
      inBytes(parameterHash(parameters)),
    );

  return {
    hears: {
      PARAM_REQUEST_LIST: () => {
        if (flavour.autopilot === 'px4') tellHash();
        listing = { next: 0, since: comms.now, sent: 0 };
      },
      PARAM_REQUEST_READ: ({ param_id, param_index }) => {
        if (param_index === -1 && param_id === HASH && flavour.autopilot === 'px4') return tellHash();
        const place = param_index === -1 ? index.get(param_id) : param_index;
        const parameter = list[place ?? -1];
        // ArduPilot leaves the place out where it was asked by name.
        if (parameter) tell(parameter, param_index === -1 && flavour.autopilot === 'ardupilot' ? UNSOLICITED : place!);
      },
      PARAM_SET: ({ param_id, param_value, param_type }, { payload }) => {
        if (param_id === HASH) {
          listing = undefined;
          return;
        }
        const parameter = list[index.get(param_id) ?? -1];
        const isWhole = flavour.parametersBytewise && param_type !== MavParamType.REAL32;
        if (!parameter || !parameters.set(param_id, isWhole ? asInteger(payload) : param_value)) return;
        craft.settings = flavour.settingsFrom(parameters.get);
        if (param_id === flavour.systemIdParameter) comms.system = parameters.get(param_id) & 0xff;
        tell(parameter, flavour.autopilot === 'ardupilot' ? UNSOLICITED : index.get(param_id)!);
      },
    },
    advance() {
      if (!listing) return;
      const due = ((comms.now - listing.since) / 1_000) * SENT_PER_SECOND;
      while (listing.sent < due && listing.next < list.length) {
        tell(list[listing.next]!, listing.next);
        listing.next++;
        listing.sent++;
      }
      if (listing.next >= list.length) listing = undefined;
    },
  };
}
