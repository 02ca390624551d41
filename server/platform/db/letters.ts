import { sql, type SQL } from 'drizzle-orm';

/**
 * Each letter of a text and each two neighbours, for an index. Chinese names have two or three letters, too few for the trigrams that
 * databases offer. Parted by a character that no text of ours holds: one that could be typed would tear pairs apart.
 */
export function lettersAndPairs(text: SQL): SQL {
  const everySecond = (part: SQL) => sql`string_to_array(regexp_replace(${part}, '(..)', E'\\\\1\\x1f', 'g'), E'\\x1f')`;
  return sql`string_to_array(${text}, null) || ${everySecond(text)} || ${everySecond(sql`substr(${text}, 2)`)}`;
}

/** Follows from a text in lower case holding the keyword. Pairs find fewer than single letters do; a keyword of one letter has none. */
export function holdsLetters(text: SQL, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const letters = [...keyword.toLowerCase()];
  const pairs = letters.slice(1).map((letter, index) => letters[index] + letter);
  return sql`(${lettersAndPairs(text)}) @> ${sql.param(pairs.length > 0 ? pairs : letters)}::text[]`;
}
