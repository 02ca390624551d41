import type { Operation } from '@skyhelm/contract/operation-log';
import type { Say } from '../../words/words.ts';

type Group = Operation extends `${infer G}.${string}` ? G : never;

interface Kind {
  value: string;
  label: string;
}

/** Kinds of operation by the noun they begin with, in the order of the catalogue. */
export const kindGroups = (kinds: readonly Kind[], t: Say): { label: string; options: Kind[] }[] =>
  [...Map.groupBy(kinds, ({ value }) => value.split('.')[0] as Group)].map(([group, options]) => ({
    label: t(`oplog.group.${group}`),
    options,
  }));
