import { airspace } from './airspace.ts';
import { gatewayGrowth } from './gateway-growth.ts';
import { gatewayLoad } from './gateway-load.ts';
import { firstLoad } from './first-load.ts';
import { flightFile } from './flight-file.ts';
import { home } from './home.ts';
import { importPeople } from './import.ts';
import { listMillion } from './list-million.ts';
import { logSearch } from './log-search.ts';
import { mapVehicles } from './map-vehicles.ts';
import { mavlinkCodec } from './mavlink-codec.ts';
import { missionUpload } from './mission-upload.ts';
import { permissionCheck } from './permission-check.ts';
import { push } from './push.ts';
import { recordLoad } from './record-load.ts';
import { recordSize } from './record-size.ts';
import { printTable, writeResults, type Row } from './report.ts';
import { smallCall } from './small-call.ts';
import { startUp } from './start-up.ts';
import { survey } from './survey.ts';
import { taskReport } from './task-report.ts';
import { tasks } from './tasks.ts';

const BENCHES: Record<string, () => Promise<Row[]>> = {
  'list-million': listMillion,
  'log-search': logSearch,
  tasks,
  import: importPeople,
  home,
  'permission-check': permissionCheck,
  'small-call': smallCall,
  push,
  'mavlink-codec': mavlinkCodec,
  'flight-file': flightFile,
  'record-size': recordSize,
  'record-load': recordLoad,
  airspace,
  survey,
  report: taskReport,
  'gateway-load': gatewayLoad,
  'gateway-growth': gatewayGrowth,
  'mission-upload': missionUpload,
  'map-vehicles': mapVehicles,
  'first-load': firstLoad,
  'start-up': startUp,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`no such bench: ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}

const rows: Row[] = [];
const unmeasured: string[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    const measured = await bench();
    printTable(measured);
    rows.push(...measured);
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    unmeasured.push(name);
  }
}
console.log(`written to ${await writeResults(rows)}`);
process.exitCode = unmeasured.length === 0 && rows.every(({ met }) => met) ? 0 : 1;
