import { acceptKey } from './accept-key.command.ts';
import { backup } from './backup/backup.command.ts';
import { restore } from './backup/restore.command.ts';
import type { Command } from './command.ts';
import { checkLog } from './log/check-log.command.ts';
import { accessKey } from './people/access-key.command.ts';
import { removeDemoEnterprise } from './people/remove-demo.command.ts';
import { resetPassword } from './people/reset-password.command.ts';
import { resetSecondFactor } from './people/reset-second-factor.command.ts';

export const COMMANDS: Record<string, Command> = {
  backup,
  restore,
  'check-log': checkLog,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
  'access-key': accessKey,
  'remove-demo': removeDemoEnterprise,
  'accept-key': acceptKey,
};
