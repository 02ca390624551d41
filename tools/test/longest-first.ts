import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for something or start programs of their own. One of them left over at the end would keep every other worker idle. */
export const LONG = [
  'e2e/ground-station.test.ts',
  'e2e/accessibility-devices.test.ts',
  'e2e/languages.test.ts',
  'e2e/departments.test.ts',
  'e2e/fleet.test.ts',
  'e2e/map.test.ts',
  'e2e/flight-play.test.ts',
  'e2e/flying.test.ts',
  'e2e/parameters.test.ts',
  'e2e/orders.test.ts',
  'e2e/routes.test.ts',
  'e2e/patterns.test.ts',
  'e2e/markers.test.ts',
  'e2e/no-fly-zones.test.ts',
  'server/gateway/plans.test.ts',
  'server/main.test.ts',
  'server/whole/simulated-flight.test.ts',
  'server/gateway/parameters.test.ts',
  'server/platform/db/embedded/embedded.test.ts',
];

/** A fresh clone does not know how long its files take, and vitest would go by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
