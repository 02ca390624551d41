import { text } from 'node:stream/consumers';
import { flyMission, type MissionToFly } from './fly-mission.ts';

// The mission comes on the standard input, its recording goes to the standard output.
process.stdout.write(flyMission(JSON.parse(await text(process.stdin)) as MissionToFly));
