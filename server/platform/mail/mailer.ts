import { Socket } from 'node:net';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Port: resolves when the next server has taken the mail over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Of each step anew: a server that says a little now and then could go on for ever. */
const SILENCE_MS = 15_000;

/**
 * `deadline` begins the time that one mail may take as a whole; then its connection is closed. A server that was handed the mail and has not answered by then may have
 * taken it all the same: it counts as not taken, and whoever tries again may repeat it.
 */
export function smtpMailer(url: string, from: string, deadline: () => AbortSignal): Mailer {
  return {
    async send({ to, subject, text }) {
      const signal = deadline();
      // Our own: the library has no way to let go of a mail that is under way.
      const socket = new Socket();
      const transport = createTransport({
        url,
        socket,
        connectionTimeout: SILENCE_MS,
        greetingTimeout: SILENCE_MS,
        socketTimeout: SILENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const late = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true }));
      try {
        // As an object: a comma or bracket in an address cannot add another recipient.
        await Promise.race([transport.sendMail({ from, to: { name: '', address: to }, subject, text }), late]);
      } finally {
        if (signal.aborted) socket.destroy();
        transport.close();
      }
    },
  };
}
