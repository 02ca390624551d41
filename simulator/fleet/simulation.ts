import { cpuUsage } from 'node:process';
import { flavourNamed } from '../flavours/index.ts';
import { parameterSet } from '../flavours/parameters.ts';
import { onboard, type Onboard } from '../links/onboard.ts';
import { udpLink, type Address, type UdpLink } from '../links/udp.ts';
import { obeyLine } from '../scenarios/order-line.ts';
import type { Scenario, VehiclePlan } from '../scenarios/scenario.ts';
import { aircraft } from '../vehicle/aircraft.ts';
import { randomFrom, seedFrom } from '../world/random.ts';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { patrol } from './patrol.ts';

/** Full aircraft are moved a hundred times a second, light ones five times. */
const STEP = { full: 0.01, light: 0.2 } as const;
const TICK_MS = { full: 10, light: 50 } as const;

export interface SimulationOptions {
  scenario: Scenario;
  station: Address;
  listen?: Address;
  key?: Uint8Array;
  kill(): void;
}

interface Member {
  onboard: Onboard;
  link: UdpLink;
  plan: VehiclePlan;
}

export interface Load {
  vehicles: number;
  flying: number;
  /** Since it was last asked. */
  messagesPerSecond: number;
  /** Of one processor. */
  cpuPercent: number;
  megabytes: number;
  /** The longest time between two beats of the timer: far above what is wanted, the machine is too slow for this fleet. */
  beatMs: number;
}

export interface Simulation {
  members: readonly Member[];
  /** To one aircraft, counted from one, or to all; false where the line makes no sense. */
  order(line: string, vehicle?: number): boolean;
  load(): Load;
  stop(): void;
}

/** All aircraft of a scenario on their sockets, moved by one timer. */
export async function startSimulation(options: SimulationOptions): Promise<Simulation> {
  const { scenario } = options;
  const members: Member[] = [];
  const links: UdpLink[] = [];
  for (const plan of scenario.vehicles) {
    for (let index = 0; index < plan.count; index++) {
      if (members.length % scenario.perSocket === 0) links.push(await openLink(options, links.length));
      const member = build(options, plan, members.length, index, links.at(-1)!);
      members.push(member);
      member.link.attach(member.onboard);
    }
  }

  const order = (line: string, vehicle?: number): boolean => {
    const addressed = vehicle === undefined ? members : members.slice(vehicle - 1, vehicle);
    const done = addressed.map(({ onboard: one, link }) => obeyLine(line, { craft: one.craft, disturb: link.disturb, kill: options.kill }));
    return done.length > 0 && done.every(Boolean);
  };
  const waiting = scenario.events.toSorted((a, b) => a.at - b.at);
  const began = performance.now();
  const isLight = scenario.vehicles.every(({ light }) => light);
  const beat = { at: 0, longest: 0 };
  const timer = setInterval(
    () => {
      const now = performance.now() - began;
      beat.longest = Math.max(beat.longest, now - beat.at);
      beat.at = now;
      for (const link of links) link.advance(now);
      for (const { onboard: one, plan } of members) {
        one.advance(now);
        if (plan.patrol > 0) patrol(one.craft, plan.patrol, plan.leftAlone);
      }
      while (waiting[0] && now >= waiting[0].at * 1_000) {
        const { do: line, vehicle } = waiting.shift()!;
        order(line, vehicle);
      }
    },
    isLight ? TICK_MS.light : TICK_MS.full,
  );

  const measure = loadMeter(members, links, beat);
  return {
    members,
    order,
    load: measure,
    stop() {
      clearInterval(timer);
      for (const link of links) link.close();
    },
  };
}

const openLink = ({ scenario, station, listen }: SimulationOptions, index: number): Promise<UdpLink> =>
  udpLink({
    station,
    // Several sockets listen on ports that follow one another.
    listen: listen && { ...listen, port: listen.port === 0 ? 0 : listen.port + index },
    disturbance: scenario.disturbance,
    random: randomFrom(seedFrom(scenario.seed, 'link', index)),
  });

function build({ scenario, key }: SimulationOptions, plan: VehiclePlan, place: number, index: number, link: UdpLink): Member {
  const flavour = flavourNamed(plan.flavour)!;
  const seed = seedFrom(scenario.seed, place);
  const parameters = parameterSet(flavour.parameters);
  for (const [name, value] of Object.entries(plan.parameters)) parameters.set(name, value);
  parameters.set(flavour.systemIdParameter, ((plan.system + index - 1) % 250) + 1);
  const side = Math.ceil(Math.sqrt(plan.count));
  const offset = { north: Math.floor(index / side) * plan.spacing, east: (index % side) * plan.spacing };
  const start = tangentPlane(plan).positionAt(offset);
  const { elevation, heading, fix, parachute, receiver, hardware } = plan;
  const one = onboard({
    build: () =>
      aircraft({
        flavour,
        seed,
        start,
        elevation,
        heading,
        wind: scenario.wind,
        fix,
        parachute,
        receiver,
        hardware,
        settings: flavour.settingsFrom(parameters.get),
      }),
    parameters,
    key,
    speed: scenario.speed,
    stepSeconds: plan.light ? STEP.light : STEP.full,
    keepsLogs: !plan.light,
    wallClock: Date.now,
    send: link.send,
  });
  return { onboard: one, link, plan };
}

function loadMeter(members: readonly Member[], links: readonly UdpLink[], beat: { longest: number }): () => Load {
  let last = { at: performance.now(), cpu: cpuUsage(), sent: 0 };
  return () => {
    const [at, cpu] = [performance.now(), cpuUsage()];
    const sent = links.reduce((sum, link) => sum + link.sent, 0);
    const seconds = Math.max(0.001, (at - last.at) / 1_000);
    const busy = cpu.user + cpu.system - last.cpu.user - last.cpu.system;
    const load = {
      vehicles: members.length,
      flying: members.filter(({ onboard: { craft } }) => craft.landed !== 'onGround').length,
      messagesPerSecond: Math.round((sent - last.sent) / seconds),
      cpuPercent: Math.round(busy / seconds / 10_000),
      megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
      beatMs: Math.round(beat.longest),
    };
    beat.longest = 0;
    last = { at, cpu, sent };
    return load;
  };
}
