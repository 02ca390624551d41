const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** As the specification has it: what counts things does not begin with a nought that means nothing. */
const LEADING_NOUGHT = /^[+-]?0\d/;

/** A comma is a decimal sign too. What is no number stays text, which the schema then names. */
export function numberIn(text: string | undefined): number | string | undefined {
  const plain = (text ?? '').trim().replace(/^([^.,]*),([^.,]*)$/, '$1.$2');
  if (plain === '') return undefined;
  return NUMBER.test(plain) ? Number(plain) : plain;
}

/** The same for what has to be whole: "01" is no number of anything, "0" is none of them. */
export function wholeIn(text: string | undefined): number | string | undefined {
  const plain = (text ?? '').trim();
  return LEADING_NOUGHT.test(plain) ? plain : numberIn(plain);
}
