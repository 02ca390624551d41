import type { Language, WordKey } from '@skyhelm/i18n/translate';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';

export interface ManageContext {
  config: Config;
  language: Language;
  log: Logger;
}

export interface Command {
  /** As one types it: the name and what follows. */
  usage: string;
  about: WordKey;
  /** Returns what to print. Throws a StartupFault for what the operator can put right, BadArguments for a wrong call. */
  run(context: ManageContext, args: string[]): Promise<string>;
}

export class BadArguments extends Error {}
