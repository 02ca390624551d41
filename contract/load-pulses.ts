import type { Issue } from '@skyhelm/core/issue';
import { flowFault } from '@skyhelm/core/payload/checks/flow-given';
import { pulsesTogether } from '@skyhelm/core/payload/checks/index';
import { spanFault } from '@skyhelm/core/payload/checks/min-below-max';
import { outputFault } from '@skyhelm/core/payload/checks/output-given';
import { pulseFault } from '@skyhelm/core/payload/checks/pulse-given';
import { samePulses } from '@skyhelm/core/payload/checks/pulses-differ';
import type { LoadPulses, PulsedLoad } from '@skyhelm/core/payload/load-pulses';
import { z } from 'zod';
import { codeOf } from './fields.ts';

type Told = { addIssue(issue: { code: 'custom'; message: string; path: PropertyKey[] }): void };
const tell = (context: Told, faults: readonly (Issue | undefined)[]): void => {
  for (const fault of faults) if (fault) context.addIssue({ code: 'custom', message: codeOf(fault), path: fault.at ?? [] });
};

const given = (faultOf: (value: unknown) => Issue | undefined) =>
  z.number({ error: ({ input }) => codeOf(faultOf(input)!) }).superRefine((value, context) => tell(context, [faultOf(value)]));

/** Said whatever is wrong with other fields: a form shows each fault as its field is left. */
const areNumbers =
  (...names: string[]) =>
  ({ value }: { value: unknown }): boolean =>
    names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'number');

const span = (of: 'pulse' | 'flow', faultOf: (value: unknown) => Issue | undefined) =>
  z
    .object({ min: given(faultOf), max: given(faultOf) })
    .superRefine((value, context) => tell(context, [spanFault(of, value)]), { when: areNumbers('min', 'max') });

const pair = (load: PulsedLoad) =>
  z
    .object({ output: given(outputFault), start: given(pulseFault), end: given(pulseFault) })
    .superRefine((value, context) => tell(context, [samePulses(load, value)]), { when: areNumbers('start', 'end') })
    .nullable()
    .default(null);

/** How the loads of an aircraft are told by pulses, in microseconds; null for one that is not. ArduPilot gives them in missions. */
export const LoadPulsesField = z
  .object({
    range: span('pulse', pulseFault),
    shooting: pair('shooting'),
    recording: pair('recording'),
    zoom: pair('zoom'),
    pump: pair('pump'),
    sound: pair('sound'),
    lifeDetection: pair('lifeDetection'),
    /** Litres a minute. */
    flow: span('flow', flowFault).nullable().default(null),
  })
  .superRefine((value, context) => tell(context, pulsesTogether(value satisfies LoadPulses)));
