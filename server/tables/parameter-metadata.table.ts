import type { MetadataVehicle } from '@skyhelm/core/vehicle/parameter-metadata/metadata-file';
import type { DescribedParameter } from '@skyhelm/core/vehicle/parameter-metadata/read-pdef';
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** What the parameters of a firmware version are. A row never changes: a new file is a new row. */
export const parameterMetadata = pgTable(
  'parameter_metadata',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    vehicle: text('vehicle').$type<MetadataVehicle>().notNull(),
    version: text('version').notNull(),
    count: integer('count').notNull(),
    /** A list, so that no name in a file becomes a property of an object. */
    parameters: jsonb('parameters').$type<DescribedParameter[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('parameter_metadata_version').on(table.enterpriseId, table.vehicle, table.version)],
);
