import type { Command } from '@skyhelm/core/vehicle/command';
import type { CourseDetails, CourseStep } from '@skyhelm/core/vehicle/command-course';
import { BusError } from '../../platform/bus/bus.ts';
import { publish, request, subscribeOwn } from '../../platform/bus/subjects.ts';
import { patientWriter } from '../../platform/db/patient-writer.ts';
import type { Services } from '../../platform/services.ts';
import { advance, settleLost } from './vehicle-command.store.ts';

const ANSWER_WITHIN_MS = 2_000;

export interface Dispatch {
  deviceId: string;
  commandId: string;
  token: number;
  command: Command;
  routeSpeed?: number;
}

/** Sends what is written down, once, and writes down what becomes of it. */
export interface Ledger {
  dispatch(order: Dispatch): Promise<void>;
  cancel(deviceId: string, commandId: string): Promise<void>;
}

export function ledger({ bus, database, clock, log }: Services): Ledger {
  const writer = patientWriter(log, 'the course of a command');

  function note(commandId: string, step: CourseStep, details: CourseDetails): Promise<void> {
    const now = clock.now();
    return writer.write(commandId, async () => {
      const command = await database.db.transaction((tx) => advance(tx, commandId, step, details, now));
      if (command) publish(bus, 'command.written', command);
    });
  }

  // By the server that has the gateway: it is there as long as anything is said of commands, and writes each step once.
  subscribeOwn(bus, 'device.command', ({ commandId, step, details }) => note(commandId, step, details));

  return {
    async dispatch(order) {
      const { commandId } = order;
      try {
        const answer = await request(bus, 'gateway.command', order, ANSWER_WITHIN_MS);
        await note(commandId, answer.step, answer.step === 'sent' ? {} : { result: answer.reason });
      } catch (error) {
        const isAlone = error instanceof BusError && error.reason === 'nobody';
        // A gateway that does not answer may have sent it all the same.
        await note(commandId, isAlone ? 'undeliverable' : 'lost', isAlone ? { result: 'noGateway' } : {});
      }
    },
    async cancel(deviceId, commandId) {
      await request(bus, 'gateway.cancel', { deviceId, commandId }, ANSWER_WITHIN_MS);
    },
  };
}

/** Before anything else is sent: what was under way when the server ended is never sent again, and its course says that nobody knows. */
export const settleLedger = ({ database, clock }: Services): Promise<void> => database.db.transaction((tx) => settleLost(tx, clock.now()));
