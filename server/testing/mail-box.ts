import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
}

export interface MailBox {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server that keeps what it gets, as a mail program would show it. */
export async function openMailBox(): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = read(Buffer.concat(parts).toString('latin1'));
        mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, ...mail })));
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { url, mails, close: () => new Promise((done) => server.close(() => done())) };
}

function read(raw: string): Omit<ReceivedMail, 'to'> {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const text = decoded(raw.slice(end + 4), header('Content-Transfer-Encoding')).replaceAll('\r\n', '\n');
  return { subject: wordsOf(header('Subject')), text: header('Content-Type').includes('flowed') ? text.replaceAll(' \n', ' ') : text };
}

/** RFC 2047: what is no ASCII stands in words of its own, and the spaces between two of them are none. */
const wordsOf = (subject: string): string =>
  subject
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toLowerCase() === 'b' ? decoded(text, 'base64') : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString('utf8');
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
