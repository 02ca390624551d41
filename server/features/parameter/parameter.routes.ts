import {
  compareParameters,
  exportParameters,
  getParameters,
  getParameterWrites,
  refreshParameters,
  setParameters,
} from '@skyhelm/contract/parameter';
import { differencesOf } from '@skyhelm/core/vehicle/parameter-difference';
import { isForModel, readParameterFile, writeParameterFile } from '@skyhelm/core/vehicle/parameter-file';
import { refuse } from '../../platform/app-error.ts';
import { askOfParameters } from '../../platform/bus/parameter-subjects.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { requireSeen, stateOf, type AtControls, type FindStanding } from '../control/index.ts';
import { flightSettingsRoutes } from './flight-settings.routes.ts';
import { steeringSettingsRoutes } from './steering-settings.routes.ts';
import { writeOrders } from './order-writes.ts';
import { parameterDescriber } from './described-parameters.ts';
import { parameterMetadataRoutes } from './parameter-metadata.routes.ts';
import { pageOf, parametersOf, parametersToWrite, statusOf } from './parameter-list.ts';
import { writeDesk } from './write-desk.ts';

/** Lines of a file that are named; whoever has more of them has another kind of file. */
const FAULTS_NAMED = 20;

export function parameterRoutes(services: Services, find: FindStanding, atControls: AtControls): Implementation[] {
  const { bus } = services;
  const desk = writeDesk(bus);
  const order = writeOrders(atControls, desk);
  const describe = parameterDescriber();

  return [
    ...parameterMetadataRoutes(),
    ...flightSettingsRoutes(services, find, order),
    ...steeringSettingsRoutes(services, find, order),

    implement(getParameters, async ({ db, actor }, { deviceId, ...query }) => {
      const { name } = await requireSeen(find, db, actor, deviceId);
      const snapshot = await describe(db, actor.enterpriseId, await parametersOf(services, deviceId));
      return { ...pageOf(snapshot.parameters, query), device: name, status: statusOf(snapshot), metadata: snapshot.metadata };
    }),

    implement(refreshParameters, async ({ db, actor, nothingChanged, afterCommit }, { deviceId }) => {
      await requireSeen(find, db, actor, deviceId);
      const { online } = await parametersOf(services, deviceId);
      if (!online) refuse('parameter.offline');
      nothingChanged();
      afterCommit(async () => void (await askOfParameters(bus, 'gateway.refreshParameters', { deviceId })));
      return null;
    }),

    implementPrepared(
      setParameters,
      async ({ db, actor }, { deviceId, changes }) => {
        // To ask for parameters is to have the aircraft asked: that is for those who see it.
        await requireSeen(find, db, actor, deviceId);
        const names = changes.map(({ name }) => name);
        const snapshot = await describe(db, actor.enterpriseId, await parametersToWrite(services, deviceId, names));
        return { snapshot, state: await stateOf(bus, deviceId) };
      },
      async (context, { deviceId, ...wish }, { snapshot, state }) => ({
        id: await order(context, { deviceId, snapshot, state, ...wish }),
      }),
    ),

    implement(getParameterWrites, async ({ db, actor }, { deviceId }) => {
      await requireSeen(find, db, actor, deviceId);
      return desk.lastOf(deviceId) ?? null;
    }),

    implementFile(exportParameters, async ({ db, actor, record }, { deviceId, format }) => {
      const { name } = await requireSeen(find, db, actor, deviceId);
      const { parameters, model } = await parametersOf(services, deviceId);
      if (parameters.length === 0) refuse('parameter.none');
      record({ operation: 'parameter.exported', target: { id: deviceId, name }, details: { count: parameters.length } });
      const text = writeParameterFile(format, parameters, model);
      return {
        name: `${name}.param${format === 'qgc' ? 's' : ''}`,
        mediaType: 'text/plain; charset=utf-8',
        body: Buffer.from(text),
        disposition: 'attachment',
      };
    }),

    implement(compareParameters, async ({ db, actor }, { deviceId, text }) => {
      await requireSeen(find, db, actor, deviceId);
      const { parameters, model } = await parametersOf(services, deviceId);
      if (parameters.length === 0) refuse('parameter.none');
      const file = readParameterFile(text);
      return {
        ...differencesOf(file.values, parameters),
        isForModel: model === null || isForModel(file.model, model),
        faults: file.faults.slice(0, FAULTS_NAMED),
        faultCount: file.faults.length,
      };
    }),
  ];
}
