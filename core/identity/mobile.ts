export const MOBILE_MAX = 20;

/** Mainland numbers as people write them, and any number with its country code. Digits are ASCII: full-width ones are refused. */
export function isMobile(text: string): boolean {
  if (text.length > MOBILE_MAX) return false;
  const compact = text.replace(/[ -]/g, '');
  return /^1[3-9][0-9]{9}$/.test(compact) || /^\+[1-9][0-9]{6,14}$/.test(compact) || /^8[0-9]{10}$/.test(compact);
}

/** One spelling per number, so that a number is found however it was typed. */
export function normalMobile(text: string): string {
  const compact = text.replace(/[ -]/g, '');
  if (/^1[3-9][0-9]{9}$/.test(compact)) return `+86${compact}`;
  if (/^8[0-9]{10}$/.test(compact)) return `+7${compact.slice(1)}`;
  return compact;
}
