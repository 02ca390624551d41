import type { Queryable } from './database.ts';

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

/**
 * A read that is asked all the time: written once for the program and planned once for each connection, which together take longer
 * than a small answer. Only where one plan suits every value: a list that is short for one tenant and huge for another wants its own.
 */
export function preparedRead<V extends Record<string, unknown>, R>(name: string, write: (db: Queryable) => Preparable<R>) {
  const known = new WeakMap<Queryable, ReturnType<Preparable<R>['prepare']>>();
  return (db: Queryable, values: V): Promise<R> => {
    const prepared = known.get(db) ?? write(db).prepare(name);
    known.set(db, prepared);
    return prepared.execute(values);
  };
}
