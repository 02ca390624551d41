import { createInterface } from 'node:readline/promises';

/** Who is asked, and where the question is written. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Nobody there is a no: what cannot be undone is not done because a script forgot to say so. */
export async function confirmed(question: string, yes: string, terminal: Terminal = { input: process.stdin, output: process.stderr }) {
  if (!terminal.input.isTTY) return false;
  const asking = createInterface(terminal);
  const answer = await asking.question(`${question} `);
  asking.close();
  return ['y', 'yes', yes].includes(answer.trim().toLowerCase());
}
