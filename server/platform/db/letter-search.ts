import { sql, type SQL } from 'drizzle-orm';

/** Each letter of a text and each two neighbours. Chinese names have two or three letters, too few for the trigrams that databases offer. */
export function lettersAndPairsOf(text: SQL): SQL {
  const everySecond = (part: SQL) => sql`string_to_array(regexp_replace(${part}, '(..)', '\\1|', 'g'), '|')`;
  return sql`string_to_array(${text}, null) || ${everySecond(text)} || ${everySecond(sql`substr(${text}, 2)`)}`;
}

/** What an index over `indexed` finds a keyword by. Pairs find fewer than single letters do; a keyword of one letter has none. */
export function lookupIn(indexed: SQL, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const letters = [...keyword.toLowerCase()];
  const pairs = letters.slice(1).map((letter, index) => letters[index] + letter);
  return sql`(${indexed}) @> ${sql.param(pairs.length > 0 ? pairs : letters)}::text[]`;
}

/** Condition: the keyword is part of the text, whatever the case. */
export const contains = (searched: SQL, keyword: string): SQL | undefined =>
  keyword === '' ? undefined : sql`strpos(${searched}, ${keyword.toLowerCase()}) > 0`;
