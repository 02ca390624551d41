const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A comma is a decimal sign too. What is no number stays text, which the schema then names. */
export function numberIn(text: string | undefined): number | string | undefined {
  const plain = (text ?? '').trim().replace(/^([^.,]*),([^.,]*)$/, '$1.$2');
  if (plain === '') return undefined;
  return NUMBER.test(plain) ? Number(plain) : plain;
}
