import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';

/** Something the operator can put right: told in one sentence of their language, without a stack trace. `others` are wrong besides, each told in a line. */
export class StartupFault extends Error {
  readonly key: WordKey;
  readonly params: Params;
  readonly others: readonly StartupFault[];

  constructor(key: WordKey, params: Params = {}, others: readonly StartupFault[] = []) {
    super(say('en', key, params));
    this.name = 'StartupFault';
    this.key = key;
    this.params = params;
    this.others = others;
  }

  in(language: Language): string {
    return [say(language, this.key, this.params), ...this.others.map((fault) => fault.in(language))].join('\n');
  }
}
