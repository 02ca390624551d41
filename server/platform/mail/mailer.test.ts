import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from './mailer.ts';

interface Received {
  from: string;
  to: string[];
  source: string;
}

const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onRcptTo: ({ address }, _, done) => done(address.startsWith('refused') ? new Error('no such mailbox') : null),
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString('utf8') });
      done();
    });
  },
});
let url: string;

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const textOf = ({ source }: Received): string => {
  const [head, body] = source.split('\r\n\r\n') as [string, string];
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
};

test('a mail arrives at an SMTP server, in any of our languages', async () => {
  const mailer = smtpMailer(url, 'Skyhelm <noreply@example.com>');
  await mailer.send({ to: 'pilot@example.com', subject: 'Код подтверждения', text: '验证码 123456, код 123456' });
  mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'noreply@example.com', to: ['pilot@example.com'] });
  expect(textOf(received[0]!)).toContain('验证码 123456, код 123456');
});

test('an address cannot bring along others or headers', async () => {
  received.length = 0;
  const mailer = smtpMailer(url, 'noreply@example.com');
  const text = { subject: 'a\r\nBcc: third@example.com', text: 'x' };
  for (const to of ['one@example.com, two@example.com', 'one@example.com>\r\nRCPT TO:<two@example.com']) {
    await mailer.send({ to, ...text }).catch(() => undefined);
  }
  mailer.close();
  const reached = received.flatMap((mail) => mail.to);
  expect(reached).not.toContain('two@example.com');
  expect(reached).not.toContain('third@example.com');
});

test('a refusal and a server that is away are failures', async () => {
  const mailer = smtpMailer(url, 'noreply@example.com');
  await expect(mailer.send({ to: 'refused@example.com', subject: 's', text: 't' })).rejects.toThrow('no such mailbox');
  const nowhere = smtpMailer('smtp://127.0.0.1:1', 'noreply@example.com');
  await expect(nowhere.send({ to: 'pilot@example.com', subject: 's', text: 't' })).rejects.toThrow('ECONNREFUSED');
});
