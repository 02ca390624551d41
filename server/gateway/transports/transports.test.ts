import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import { overCable, overSocket, overWebSocket } from '../testing/aircraft.ts';
import { serialSocket } from '../testing/pty.ts';
import { online, PATIENTLY, rig, type Rig } from '../testing/rig.ts';
import { tcpServerTransport } from './tcp-server.ts';
import { WAITING_MAX } from './transport.ts';
import { udpTransport } from './udp.ts';
import { attendSocket, SOCKET_OPTIONS } from './websocket-stream.ts';

const remotes = async (own: Rig) => (await askGateway(own.bus, 'gateway.statistics', null)).map(({ remote }) => remote);
const LOST = 'a way to aircraft is not there; it is tried again and again';

describe('an aircraft that listens is dialled, and dialled again when the line is cut', () => {
  test('over TCP', async () => {
    const lines: Socket[] = [];
    const server = createServer((line) => lines.push(line.on('error', () => {})));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const own = await rig({ connect: [{ host: '127.0.0.1', port: (server.address() as AddressInfo).port }] });
    await expect.poll(() => lines.length, PATIENTLY).toBe(1);
    expect(own.warnings).toEqual([]);
    lines[0]!.destroy();
    await expect.poll(() => lines.length, PATIENTLY).toBe(2);
    expect(own.warnings).toEqual([LOST]);
    await own.gateway.stop();
    await once(lines[1]!, 'close');
  });

  test('over WebSocket, and its name keeps what follows the path to itself', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const dialled = once(server, 'connection') as Promise<[WebSocket]>;
    const own = await rig({ connect: [{ url: `ws://127.0.0.1:${port}/link?token=hidden` }] });
    const aircraft = await overSocket((await dialled)[0]);
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    expect(await remotes(own)).toEqual([`ws 127.0.0.1:${port}/link`]);
    const again = once(server, 'connection') as Promise<[WebSocket]>;
    aircraft.close();
    const back = await overSocket((await again)[0]);
    await online(own, back, id);
    expect(own.warnings).toEqual([LOST]);
  });
});

describe('over WebSocket', () => {
  test('a page in a browser is no aircraft', async () => {
    const own = await rig();
    const page = new WebSocket(`ws://127.0.0.1:${own.wsPort}/`, { origin: 'https://evil.example' });
    const [error] = (await once(page, 'error')) as [Error];
    expect(error.message).toContain('401');
    expect(await remotes(own)).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${own.wsPort}/`)).status).toBe(426);
  });

  test('a port that is taken is told to whoever starts the gateway', async () => {
    const own = await rig();
    await expect(rig({ ws: { host: '127.0.0.1', port: own.wsPort } })).rejects.toThrow('EADDRINUSE');
  });

  test.each([
    ['words', 'hello', 1003],
    ['more than any bridge gathers at once', new Uint8Array(70_000), 1009],
  ])('%s end the connection, and others are heard meanwhile', async (_, sent, code) => {
    const own = await rig();
    const aircraft = await overWebSocket(own.wsPort);
    const rude = new WebSocket(`ws://127.0.0.1:${own.wsPort}/`);
    await once(rude, 'open');
    rude.send(sent);
    expect((await once(rude, 'close'))[0]).toBe(code);
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    expect(await remotes(own)).toHaveLength(1);
  });

  test('a flood is thrown away unread, and another is heard meanwhile', async () => {
    const own = await rig();
    const [aircraft, flooder] = [await overWebSocket(own.wsPort), await overWebSocket(own.wsPort, { number: 2, system: 2 })];
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    own.freeze();
    for (let round = 0; round < 20; round++) flooder.raw(new Uint8Array(32_000).fill(0xfd));
    flooder.beat();
    const flooded = async () => (await askGateway(own.bus, 'gateway.statistics', null)).map(({ floodedBytes }) => floodedBytes > 0);
    await expect.poll(flooded, PATIENTLY).toEqual([false, true]);
    aircraft.say('ATTITUDE', { time_boot_ms: 10, roll: 0.1 });
    await expect.poll(async () => (await own.state(id))['roll'], PATIENTLY).toBeCloseTo(5.73, 1);
    expect(await own.vehicles()).toHaveLength(1);
  });

  test('whoever asks without end and never reads the answers fills no memory', async () => {
    const server = new WebSocketServer({ ...SOCKET_OPTIONS, host: '127.0.0.1', port: 0 });
    onTestFinished(() => server.close());
    await once(server, 'listening');
    const accepted = once(server, 'connection') as Promise<[WebSocket]>;
    const mute = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    onTestFinished(() => mute.terminate());
    await once(mute, 'open');
    mute.pause();
    const [ours] = await accepted;
    attendSocket(ours, 'mute', () => ({ receive() {}, isNeeded: () => false, end() {} }));
    let [asked, mostWaiting] = [0, 0];
    ours.on('ping', () => {
      asked++;
      mostWaiting = Math.max(mostWaiting, ours.bufferedAmount);
    });
    const question = new Uint8Array(120);
    const ask = () => {
      if (mute.bufferedAmount === 0) for (let n = 0; n < 2_000; n++) mute.ping(question);
      return mostWaiting;
    };
    await expect.poll(ask, PATIENTLY).toBeGreaterThanOrEqual(WAITING_MAX);
    const asksMore = asked + 10_000;
    await expect.poll(() => (ask(), asked), PATIENTLY).toBeGreaterThan(asksMore);
    expect(mostWaiting).toBeLessThan(WAITING_MAX + 1_000);
  });
});

describe('on a serial port', () => {
  test('an aircraft is asked who it is and heard; pulled and plugged in again, it is heard again', async () => {
    const socket = await serialSocket();
    const own = await rig({ serial: [{ path: socket.path, baud: 57_600 }] });
    await expect.poll(() => own.warnings, PATIENTLY).toEqual([LOST]);
    const cable = await socket.plug();
    const aircraft = await overCable(cable);
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    expect(await remotes(own)).toEqual([`serial ${socket.path}`]);
    // Bytes that a terminal not set to raw would eat or change.
    aircraft.raw(Uint8Array.of(3, 4, 10, 13, 17, 19, 26, 28));
    aircraft.say('ATTITUDE', { time_boot_ms: 10, roll: 0.1 });
    await expect.poll(async () => (await own.state(id))['roll'], PATIENTLY).toBeCloseTo(5.73, 1);
    await cable.pull();
    await expect.poll(() => own.warnings, PATIENTLY).toEqual([LOST, LOST]);
    expect(await remotes(own)).toEqual([]);
    const back = await overCable(await socket.plug());
    await online(own, back, id);
  });

  test('one that is not there holds up nothing, and the gateway still stops', async () => {
    const own = await rig({ serial: [{ path: '/dev/ttyNONE', baud: 57_600 }] });
    await expect.poll(() => own.warnings, PATIENTLY).toEqual([LOST]);
    await own.gateway.stop();
    expect(own.warnings).toEqual([LOST]);
  });
});

describe('over UDP', () => {
  test('where too many send, one that nobody needs makes room for the next', async () => {
    const [heard, gone]: [string[], string[]] = [[], []];
    let room = 3;
    const transport = await udpTransport({ host: '127.0.0.1', port: 0 }, () => {
      if (room === 0) return undefined;
      room--;
      let name = '';
      return {
        receive(bytes) {
          name = Buffer.from(bytes).toString();
          heard.push(name);
        },
        isNeeded: () => name === 'ours',
        end() {
          room++;
          gone.push(name);
        },
      };
    });
    onTestFinished(() => transport.close());
    const say = async (name: string) => {
      const socket = createSocket('udp4');
      onTestFinished(() => void socket.close());
      socket.send(name, transport.address.port, '127.0.0.1');
      await expect.poll(() => heard.at(-1), PATIENTLY).toBe(name);
    };
    for (const name of ['ours', 'made up 1', 'made up 2', 'made up 3', 'another one']) await say(name);
    expect(gone).toEqual(['made up 1', 'made up 2']);
  });
});

test('a line over TCP on which nobody says anything is not kept', async () => {
  const transport = await tcpServerTransport(
    { host: '127.0.0.1', port: 0 },
    () => ({ receive() {}, isNeeded: () => false, end() {} }),
    100,
  );
  onTestFinished(() => transport.close());
  const dialled = connect(transport.address.port, '127.0.0.1');
  dialled.on('error', () => {}).resume();
  await expect.poll(() => dialled.destroyed, PATIENTLY).toBe(true);
});
