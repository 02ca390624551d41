import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';

/** Something the operator can put right: told in one sentence of their language, without a stack trace. */
export class StartupFault extends Error {
  readonly key: WordKey;
  readonly params: Params;

  constructor(key: WordKey, params: Params = {}) {
    super(say('en', key, params));
    this.name = 'StartupFault';
    this.key = key;
    this.params = params;
  }

  in(language: Language): string {
    return say(language, this.key, this.params);
  }
}
