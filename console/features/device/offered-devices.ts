import type { Device } from '@skyhelm/contract/device';
import { isOperable } from '@skyhelm/core/device/lifecycle';
import type { Say } from '../../words/words.ts';

/** As they are chosen from. For a flight those that dispatch would refuse come last, each with the state that it is in. Words: `dictionary`. */
export function offeredDevices(t: Say, found: readonly Pick<Device, 'id' | 'name' | 'sn' | 'state'>[], isToFly: boolean) {
  const offered = found.map(({ id, name, sn, state }) => ({
    value: id,
    label: `${name} (${sn})`,
    note: isToFly && !isOperable(state) ? t(`dictionary.deviceState.${state}`) : undefined,
  }));
  return offered.toSorted((one, other) => Number(one.note !== undefined) - Number(other.note !== undefined));
}
