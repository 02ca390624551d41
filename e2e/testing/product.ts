import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Language } from '@skyhelm/i18n/translate';
import { wordsOf } from './words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const ADMIN = { account: 'admin', password: 'Helm7admin' };

export interface ProductOptions {
  /** Data folder of an earlier start; without it a new one that goes when the product stops. */
  folder?: string;
  /** Of the terminal, and so of the demo enterprise. */
  language?: Language;
  env?: Record<string, string>;
  args?: string[];
}

export interface Product {
  address: string;
  pid: number;
  folder: string;
  /** Printed on the first start only; with `--no-demo` there is none. */
  demoPassword: string | undefined;
  printed(): string;
  /** Ctrl-C; what it ended with. */
  stop(): Promise<number | null>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** Starts the product as an operator does, on a database of its own, and waits until it says that it is ready. */
export async function startProduct({ folder: given, language = 'en', env, args = [] }: ProductOptions = {}): Promise<Product> {
  const folder = given ?? (await newFolder());
  const isFirst = given === undefined && !args.includes('--no-demo');
  const words = wordsOf(language);
  const server = launch(args, { DATA_DIR: folder, LC_ALL: `${LOCALES[language].replace('-', '_')}.UTF-8`, ...env });
  const [, address] = await server.saying(around(words('boot.ready', { address: '§' }), 'http://\\S+'));
  const demoPassword = isFirst
    ? (await server.saying(around(words('boot.demo', { account: 'demo', password: '§' }), '\\S+')))[1]
    : undefined;
  return {
    address: address!,
    pid: server.child.pid!,
    folder,
    demoPassword,
    printed: server.printed,
    stop: async () => {
      server.child.kill('SIGINT');
      const code = await server.ended;
      if (given === undefined) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** One of the operator's commands, beside the running product. */
export async function manage(args: string[], folder: string): Promise<Ended> {
  const command = launch(args, { DATA_DIR: folder }, 'server/manage/main.ts');
  return { code: await command.ended, output: command.printed() };
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'skyhelm-e2e-'));

function launch(args: string[], env: Record<string, string>, program = 'server/main.ts') {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      MAVLINK_UDP: '0',
      DEMO_FLEET: 'false',
      WEB_HOOK_NETWORKS: 'loopback',
      LC_ALL: 'en_GB.UTF-8',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: string) => {
    output += chunk;
    listeners.forEach((listener) => listener());
  };
  child.stdout!.setEncoding('utf8').on('data', hear);
  child.stderr!.setEncoding('utf8').on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const saying = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      void ended.then((code) => reject(new Error(`the product ended with ${code} before it said ${pattern}:\n${output}`)));
      look();
    });
  return { child, ended, saying, printed: () => output };
}

/** A sentence in which § is what one wants to know. */
const around = (sentence: string, wanted: string): RegExp =>
  new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('§', `(${wanted})`));
