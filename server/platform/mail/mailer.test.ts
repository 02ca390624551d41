import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
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
const patiently = () => AbortSignal.timeout(60_000);

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
  const mailer = smtpMailer(url, 'Skyhelm <noreply@example.com>', patiently);
  await mailer.send({ to: 'pilot@example.com', subject: 'Код подтверждения', text: '验证码 123456, код 123456' });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'noreply@example.com', to: ['pilot@example.com'] });
  expect(textOf(received[0]!)).toContain('验证码 123456, код 123456');
});

test('an address cannot bring along others or headers', async () => {
  received.length = 0;
  const mailer = smtpMailer(url, 'noreply@example.com', patiently);
  const text = { subject: 'a\r\nBcc: third@example.com', text: 'x' };
  for (const to of ['one@example.com, two@example.com', 'one@example.com>\r\nRCPT TO:<two@example.com']) {
    await mailer.send({ to, ...text }).catch(() => undefined);
  }
  const reached = received.flatMap((mail) => mail.to);
  expect(reached).not.toContain('two@example.com');
  expect(reached).not.toContain('third@example.com');
});

test('a refusal and a server that is away are failures', async () => {
  const mailer = smtpMailer(url, 'noreply@example.com', patiently);
  await expect(mailer.send({ to: 'refused@example.com', subject: 's', text: 't' })).rejects.toThrow('no such mailbox');
  const nowhere = smtpMailer('smtp://127.0.0.1:1', 'noreply@example.com', patiently);
  await expect(nowhere.send({ to: 'pilot@example.com', subject: 's', text: 't' })).rejects.toThrow('ECONNREFUSED');
});

test('a server that is never silent for long and never done is left at the deadline, and its connection closed', async () => {
  const left = Promise.withResolvers<void>();
  const talk = (peer: Socket) => {
    const talking = setInterval(() => peer.write('250-one moment\r\n'), 5);
    peer
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(talking);
        left.resolve();
      });
    peer.write('220 welcome\r\n');
    peer.resume();
  };
  const talker = createServer(talk).listen(0, '127.0.0.1');
  atEnd(() => void talker.close());
  await once(talker, 'listening');
  const { port } = talker.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'noreply@example.com', () => AbortSignal.timeout(200));
  await expect(mailer.send({ to: 'pilot@example.com', subject: 's', text: 't' })).rejects.toMatchObject({ name: 'TimeoutError' });
  await left.promise;
});

test.each([
  ['from the start', 'smtps', true],
  ['from STARTTLS on', 'smtp', false],
])(
  'with TLS %s a mail is handed over in secret, and left at the deadline too',
  async (_, protocol, secure) => {
    const deadline = new AbortController();
    const [handedOver, left] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()];
    const sealed = new SMTPServer({
      authOptional: true,
      secure,
      onData: (stream, session) => void stream.resume().on('end', () => handedOver.resolve(session.secure)),
      onClose: () => left.resolve(),
    });
    const listening = sealed.listen(0, '127.0.0.1');
    atEnd(() => new Promise<void>((done) => sealed.close(() => done())));
    await once(listening, 'listening');
    const address = `${protocol}://127.0.0.1:${(listening.address() as AddressInfo).port}?tls.rejectUnauthorized=false`;
    const sending = smtpMailer(address, 'noreply@example.com', () => deadline.signal).send({
      to: 'a@example.com',
      subject: 's',
      text: 't',
    });
    const fault = sending.catch((error: unknown) => error);
    expect(await handedOver.promise).toBe(true);
    deadline.abort(new DOMException('late', 'TimeoutError'));
    expect(await fault).toMatchObject({ name: 'TimeoutError' });
    await left.promise;
  },
  10_000,
);
