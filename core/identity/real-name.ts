import { NAME_MAX } from './name.ts';

const WORD = String.raw`[\p{Script=Han}\p{Script=Latin}\p{Script=Cyrillic}0-9]+`;

/**
 * A name as a document has it: words parted by a space, or by one of the marks that belong to names (阿依古丽·买买提, Петров-Водкин, O'Brien, J. Smith).
 * A mark stands between words or, as a full stop, behind one; an apostrophe may begin a word.
 */
const REAL_NAME = new RegExp(`^['’]?${WORD}(?:(?: ['’]?|[·\\-'’] ?|\\. ?)${WORD})*\\.?$`, 'u');

export const isRealName = (text: string): boolean => text.length <= NAME_MAX && REAL_NAME.test(text);
