import { error, type Issue } from '../issue.ts';

/** The life of a device, from the test bench to the scrap yard. */
export const DEVICE_STATES = ['test', 'pendingSale', 'using', 'inMaintenance', 'disabled', 'scrapped'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

export const DEVICE_ACTIONS = ['test', 'offer', 'use', 'repair', 'disable', 'scrap'] as const;
export type DeviceAction = (typeof DEVICE_ACTIONS)[number];

interface Step {
  from: readonly DeviceState[];
  to: DeviceState;
}

/** What is in use is taken out of it before it is offered, tested anew or scrapped: nobody scraps what somebody is about to fly. */
const STEPS: Record<DeviceAction, Step> = {
  test: { from: ['pendingSale', 'inMaintenance', 'disabled'], to: 'test' },
  offer: { from: ['test', 'inMaintenance', 'disabled'], to: 'pendingSale' },
  use: { from: ['test', 'pendingSale', 'inMaintenance', 'disabled'], to: 'using' },
  repair: { from: ['test', 'pendingSale', 'using', 'disabled'], to: 'inMaintenance' },
  disable: { from: ['test', 'pendingSale', 'using', 'inMaintenance'], to: 'disabled' },
  scrap: { from: ['test', 'pendingSale', 'inMaintenance', 'disabled'], to: 'scrapped' },
};

export const next = (state: DeviceState, action: DeviceAction): DeviceState | Issue =>
  STEPS[action].from.includes(state) ? STEPS[action].to : error('device.state', { state, action });

export const actionsIn = (state: DeviceState): DeviceAction[] => DEVICE_ACTIONS.filter((action) => STEPS[action].from.includes(state));

/** The shorter of the specification's two vocabularies; the longer one is the machine's own. */
export const DEVICE_CONDITIONS = ['normal', 'underRepair', 'inStock', 'scrapped'] as const;
export type DeviceCondition = (typeof DEVICE_CONDITIONS)[number];

export const CONDITION_OF: Record<DeviceState, DeviceCondition> = {
  test: 'normal',
  pendingSale: 'inStock',
  using: 'normal',
  inMaintenance: 'underRepair',
  disabled: 'inStock',
  scrapped: 'scrapped',
};

/** Only what works and is not on the shelf is flown. */
export const isOperable = (state: DeviceState): boolean => CONDITION_OF[state] === 'normal';
