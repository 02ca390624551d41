import { isMobile } from './mobile.ts';

export const NAME_MAX = 50;
export const ACCOUNT_LENGTH = { min: 2, max: 32 } as const;

/**
 * Letters of the product's three languages and digits, words parted by single spaces; no underscore or other symbol.
 * See docs/decisions/0006-names.md for why Cyrillic and the space are in.
 */
const NAME = /^[\p{Script=Han}\p{Script=Latin}\p{Script=Cyrillic}0-9]+(?: [\p{Script=Han}\p{Script=Latin}\p{Script=Cyrillic}0-9]+)*$/u;

export const isName = (text: string): boolean => text.length <= NAME_MAX && NAME.test(text);

const ACCOUNT = /^[\p{Script=Han}A-Za-z0-9]+$/u;

/**
 * What a person signs in with, so that it survives being read out and typed. Of letters only English ones and Chinese: a Cyrillic or
 * full-width "admin" would pass for the other. Never somebody's phone number, which signs in too.
 */
export const isAccount = (text: string): boolean =>
  text.length >= ACCOUNT_LENGTH.min && text.length <= ACCOUNT_LENGTH.max && ACCOUNT.test(text) && !isMobile(text);
