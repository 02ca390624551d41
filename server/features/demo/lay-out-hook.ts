import { addWebHook, getWebHooks } from '@skyhelm/contract/web-hook';
import type { DemoWork } from './lay-out-tasks.ts';

/** Set aside for examples, and nobody's; switched off, so that nothing of the demo is ever told to anybody. */
const ADDRESS = 'https://flights.example.com/skyhelm';
const OWNER = 'demo';

export async function layOutHook({ call, say }: DemoWork): Promise<void> {
  const name = say('demo.hook.flights');
  const { rows } = await call(OWNER, getWebHooks, {});
  if (rows.some((hook) => hook.name === name)) return;
  // The demo has no password that anybody here could give: see the proof that it is laid out with.
  const password = name;
  await call(OWNER, addWebHook, {
    name,
    address: ADDRESS,
    events: ['flight.tookOff', 'flight.landed', 'flight.recorded'],
    isOn: false,
    password,
  });
}
