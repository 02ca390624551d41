import type { ParameterMetadataId } from '@skyhelm/contract/ids';
import * as contract from '@skyhelm/contract/parameter-metadata';
import { PARAMETER_METADATA_MAX } from '@skyhelm/contract/parameter-metadata-facts';
import type { ReadMetadata } from '@skyhelm/core/vehicle/parameter-metadata/read-pdef';
import { plainFileName } from '@skyhelm/core/text/file-name';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import { apart, READING_FILES } from '../../platform/threads/apart.ts';
import * as store from './parameter-metadata.store.ts';

const WORKER = new URL('./read-metadata.worker.ts', import.meta.url);
/** Every file that waits is held in memory. */
const PLACES = { width: 1, room: 4, groupRoom: 1 };

export const parameterMetadataRoutes = (): Implementation[] => {
  const inTurn = fairTurnstile(PLACES);
  return [
    implement(contract.getParameterMetadata, async ({ db, actor }) => (await store.metadataFor(db, actor.enterpriseId)).map(shown)),

    implementPrepared(
      contract.addParameterMetadata,
      async ({ actor, file }, { vehicle: named }) => {
        if (!file) return refuse('file.missing');
        const bytes = new Uint8Array(file.bytes);
        const read = await inTurn(actor.enterpriseId, () => apart<ReadMetadata>(WORKER, { bytes }, [bytes.buffer], READING_FILES));
        // A file of the other vehicle would describe parameters of the same name wrongly.
        if (named && read.vehicle && named !== read.vehicle) refuse('parameterMetadata.otherVehicle', { vehicle: read.vehicle });
        const vehicle = read.vehicle ?? named ?? refuse('parameterMetadata.unknownVehicle');
        return { vehicle, parameters: read.parameters, name: plainFileName(file.name) };
      },
      async ({ db, actor, now, record }, { version }, { vehicle, parameters, name }) => {
        const { enterpriseId } = actor;
        const id = newId<ParameterMetadataId>();
        await store.lockMetadata(db, enterpriseId);
        await store.deleteSameVersion(db, { enterpriseId, vehicle, version });
        if ((await store.countMetadata(db, enterpriseId)) >= PARAMETER_METADATA_MAX)
          refuse('parameterMetadata.tooMany', { max: PARAMETER_METADATA_MAX });
        const count = parameters.length;
        await store.insertMetadata(db, { id, enterpriseId, name, vehicle, version, count, parameters, createdAt: now });
        record({ operation: 'parameterMetadata.added', target: { id, name: `${vehicle} ${version}` }, details: { count } });
        return { id };
      },
    ),

    implement(contract.deleteParameterMetadata, async ({ db, actor, record }, { id }) => {
      const { vehicle, version } = (await store.deleteMetadata(db, actor.enterpriseId, id)) ?? refuse('record.notFound');
      record({ operation: 'parameterMetadata.deleted', target: { id, name: `${vehicle} ${version}` } });
      return null;
    }),
  ];
};

const shown = ({ id, name, vehicle, version, count, isOwn, isShared, createdAt }: store.MetadataRow): contract.ParameterMetadata => ({
  id: isOwn ? (id as ParameterMetadataId) : null,
  ...{ name: isOwn ? name : null, vehicle, version, count, isOwn, isShared },
  createdAt: createdAt.toISOString(),
});
