import { ALL_FIELDS, factsOf, type FieldWire, type VehicleState } from '@skyhelm/core/vehicle/state';
import type { Pool } from 'pg';

/** The baseline of recording: a row a sample, each field a column of the narrowest type, five hundred rows a statement. */
const AT_ONCE = 500;
const TYPES: Record<FieldWire, string> = {
  flag: 'boolean',
  u8: 'smallint',
  i8: 'smallint',
  u16: 'int',
  i16: 'smallint',
  u32: 'bigint',
  i32: 'int',
};

const typeOf = (name: (typeof ALL_FIELDS)[number]): string => TYPES[factsOf(name).wire];

export interface SampleRow {
  flight: string;
  at: number;
  state: VehicleState;
}

export async function createRows(pool: Pool): Promise<void> {
  const columns = ALL_FIELDS.map((name) => `"${name}" ${typeOf(name)}`).join(', ');
  await pool.query(
    `create table if not exists bare_sample (flight uuid not null, at timestamptz(3) not null, ${columns}, primary key (flight, at))`,
  );
}

export async function insertRows(pool: Pool, rows: readonly SampleRow[]): Promise<void> {
  const parameters = ['$1::uuid[]', '$2::float8[]', ...ALL_FIELDS.map((name, at) => `$${at + 3}::${typeOf(name)}[]`)].join(', ');
  const names = ALL_FIELDS.map((name) => `"${name}"`).join(', ');
  const statement = `insert into bare_sample (flight, at, ${names})
    select flight, to_timestamp(at / 1000), ${names} from unnest(${parameters}) as told (flight, at, ${names})`;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const columns = ALL_FIELDS.map((name) => {
      const { wire, step } = factsOf(name);
      return some.map(({ state }) => {
        const value = state[name];
        return value === undefined ? null : wire === 'flag' ? value : Math.round(Number(value) / step);
      });
    });
    await pool.query(statement, [some.map(({ flight }) => flight), some.map(({ at }) => at), ...columns]);
  }
}
