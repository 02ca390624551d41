import type { RecordedSample } from '../../record/recording.ts';
import { bytesOf, textOf, wholeOf } from './byte-sheet.ts';

/** As ArduPilot's documentation of its log describes it: each kind of message says first what it is made of. */
const KINDS = {
  FMT: [128, 'BBnNZ', 'Type,Length,Name,Format,Columns'],
  MSG: [59, 'QZ', 'TimeUS,Message'],
  MODE: [122, 'QMBB', 'TimeUS,Mode,ModeNum,Rsn'],
  ARM: [186, 'QBIBB', 'TimeUS,ArmState,ArmChecks,Forced,Method'],
  EV: [181, 'QB', 'TimeUS,Id'],
  ERR: [184, 'QBB', 'TimeUS,Subsys,ECode'],
  GPS: [94, 'QBBIHBcLLeffffB', 'TimeUS,I,Status,GMS,GWk,NSats,HDop,Lat,Lng,Alt,Spd,GCrs,VZ,Yaw,U'],
  POS: [74, 'QLLfff', 'TimeUS,Lat,Lng,Alt,RelHomeAlt,RelOriginAlt'],
  ATT: [72, 'QffffffB', 'TimeUS,DesRoll,Roll,DesPitch,Pitch,DesYaw,Yaw,AEKF'],
  XKF1: [44, 'QBccCfffffffccce', 'TimeUS,C,Roll,Pitch,Yaw,VN,VE,VD,dPD,PN,PE,PD,GX,GY,GZ,OH'],
  BAT: [88, 'QBfffffcfBBB', 'TimeUS,Inst,Volt,VoltR,Curr,CurrTot,EnrgTot,Temp,Res,RemPct,H,SH'],
  ORGN: [73, 'QBLLe', 'TimeUS,Type,Lat,Lng,Alt'],
  IMU: [90, 'QBffffff', 'TimeUS,I,GyrX,GyrY,GyrZ,AccX,AccY,AccZ'],
} as const;

type KindName = keyof typeof KINDS;

const LETTERS: Record<string, (value: number | string) => number[]> = {
  B: (value) => bytesOf('u8', Number(value)),
  M: (value) => bytesOf('u8', Number(value)),
  H: (value) => bytesOf('u16', Number(value)),
  I: (value) => bytesOf('u32', Number(value)),
  Q: (value) => bytesOf('u64', Number(value)),
  f: (value) => bytesOf('f32', Number(value)),
  c: (value) => bytesOf('i16', Math.round(Number(value) * 100)),
  C: (value) => bytesOf('u16', Math.round(Number(value) * 100)),
  e: (value) => bytesOf('i32', Math.round(Number(value) * 100)),
  L: (value) => bytesOf('i32', Math.round(Number(value) * 1e7)),
  n: (value) => textOf(String(value), 4),
  N: (value) => textOf(String(value), 16),
  Z: (value) => textOf(String(value), 64),
};

/** What is not named is nought. */
export function dataflashMessage(name: KindName, fields: Record<string, number | string>): number[] {
  const [type, letters, names] = KINDS[name];
  const columns = names.split(',');
  return [0xa3, 0x95, type, ...letters.split('').flatMap((letter, at) => LETTERS[letter]!(fields[columns[at]!] ?? 0))];
}

const described = (name: KindName): number[] => {
  const [type, letters, names] = KINDS[name];
  return dataflashMessage('FMT', { Type: type, Length: dataflashMessage(name, {}).length, Name: name, Format: letters, Columns: names });
};

export const dataflashHead = (): number[] => (Object.keys(KINDS) as KindName[]).flatMap(described);

const GPS_EPOCH = Date.UTC(1980, 0, 6);
const WEEK_MS = 604_800_000;
const LEAP_MS = 18_000;

/** A log of the flight: what ArduCopter writes of it, with an inertial sensor beside that nobody asks for. */
export function dataflashFile(samples: readonly RecordedSample[], bootMs = 60_000): Uint8Array<ArrayBuffer> {
  const [first] = samples;
  const timeOf = (at: number) => (at - first!.at + bootMs) * 1000;
  const parts: number[][] = [
    dataflashHead(),
    dataflashMessage('MSG', { TimeUS: timeOf(first!.at), Message: 'ArduCopter V4.6.3 (3fc7011a)' }),
    dataflashMessage('MSG', { TimeUS: timeOf(first!.at), Message: 'CubeOrange 003A0038 3136510F 34353538' }),
    dataflashMessage('ARM', { TimeUS: timeOf(first!.at), ArmState: 1 }),
  ];
  let [flying, mode, tick] = [undefined as boolean | undefined, -1, 0];
  for (const { at, state } of samples) {
    const TimeUS = timeOf(at);
    if (state.nativeMode !== mode) {
      mode = state.nativeMode!;
      parts.push(dataflashMessage('MODE', { TimeUS, Mode: mode, ModeNum: mode, Rsn: 1 }));
    }
    if (state.flying !== flying) {
      flying = state.flying;
      parts.push(dataflashMessage('EV', { TimeUS, Id: flying ? 28 : 18 }));
    }
    parts.push(
      dataflashMessage('IMU', { TimeUS, AccZ: -9.81 }),
      dataflashMessage('ATT', { TimeUS, Roll: state.roll!, Pitch: state.pitch!, Yaw: state.yaw! }),
      dataflashMessage('POS', { TimeUS, Lat: state.latitude!, Lng: state.longitude!, Alt: state.altitude!, RelHomeAlt: state.height! }),
      dataflashMessage('XKF1', { TimeUS, VN: state.velocityNorth!, VE: state.velocityEast!, VD: state.velocityDown! }),
      dataflashMessage('XKF1', { TimeUS, C: 1, VN: 99, VE: 99, VD: 99 }),
      dataflashMessage('BAT', { TimeUS, Volt: state.batteryVoltage!, Curr: state.batteryCurrent!, RemPct: state.batteryPercent! }),
    );
    if (tick++ % 2 === 0) {
      const gps = at + LEAP_MS - GPS_EPOCH;
      const place = { Lat: state.latitude!, Lng: state.longitude!, Alt: state.altitude! };
      const time = { GWk: Math.floor(gps / WEEK_MS), GMS: gps % WEEK_MS };
      parts.push(dataflashMessage('GPS', { TimeUS, Status: 3, ...time, NSats: state.satellites!, HDop: state.hdop!, ...place, U: 1 }));
    }
    if (tick % 10 === 1) {
      const home = { Lat: state.homeLatitude!, Lng: state.homeLongitude!, Alt: state.homeAltitude! };
      parts.push(dataflashMessage('ORGN', { TimeUS, Type: 1, ...home }));
    }
  }
  return wholeOf(parts);
}
