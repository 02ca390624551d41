import { say } from '@skyhelm/i18n/all';
import pino from 'pino';
import { readConfig } from '../platform/config/config.ts';
import { faultsText } from '../platform/config/help.ts';
import { terminalLanguage } from '../platform/config/terminal-language.ts';
import { operatorFault } from '../platform/db/database-fault.ts';
import { BadArguments } from './command.ts';
import { COMMANDS } from './commands.ts';
import { usage } from './usage.ts';

const language = terminalLanguage(process.env);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function run(name: string, args: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return fail(`${say(language, 'boot.manage.unknown', { command: name })}\n\n${usage(language)}`);
  const config = readConfig(process.env, []);
  if ('faults' in config) return fail(faultsText(language, config.faults));
  try {
    console.log(await command.run({ config, language, log: pino({ level: 'warn' }, pino.destination(2)) }, args));
  } catch (error) {
    if (error instanceof BadArguments) fail(say(language, 'boot.manage.badArguments', { usage: command.usage }));
    else {
      const fault = operatorFault(error);
      if (!fault) throw error;
      fail(fault.in(language));
    }
  }
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name === '--help' || name === '-h') console.log(usage(language));
else await run(name, args);
