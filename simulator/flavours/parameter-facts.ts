/** What an autopilot says of a parameter beside its value, as MAVLink's component metadata writes it. */
export interface ParameterFacts {
  name: string;
  group: string;
  shortDesc: string;
  units?: string;
  min?: number;
  max?: number;
  increment?: number;
  decimalPlaces?: number;
  rebootRequired?: true;
  values?: { value: number; description: string }[];
  bitmask?: { index: number; description: string }[];
}

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

/** `0=Off;1=On`. */
const pairs = (text: string | undefined): [number, string][] | undefined =>
  text
    ? text.split(';').map((pair): [number, string] => {
        const [left = '', ...right] = pair.split('=');
        return [Number(left), right.join('=')];
      })
    : undefined;

/** Lines of `name|group|unit|min|max|increment|decimals|reboot|what it is|values|bits`, of which the last two may be left out. */
export const parameterFacts = (text: string): ReadonlyMap<string, ParameterFacts> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', group = '', units, min, max, increment, decimals, reboot, shortDesc = '', values, bits] = line.split('|');
        const said = {
          units: units || undefined,
          min: number(min),
          max: number(max),
          increment: number(increment),
          decimalPlaces: number(decimals),
          rebootRequired: reboot ? true : undefined,
          values: pairs(values)?.map(([value, description]) => ({ value, description })),
          bitmask: pairs(bits)?.map(([index, description]) => ({ index, description })),
        };
        const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
        return [name, { name, group, shortDesc, ...given }];
      }),
  );
