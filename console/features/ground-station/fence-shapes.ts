import type { Fence } from '@skyhelm/core/airspace/fence';
import type { MapShape } from '../../map/map-handle.ts';

/** All that a fence is made of, as the map draws it. */
export const fenceShapes = ({ within, outside, also }: Fence, owner = ''): MapShape[] => [
  ...within.map((shape, at): MapShape => ({ id: `${owner} in ${at}`, kind: 'fenceIn', shape })),
  ...outside.map((shape, at): MapShape => ({ id: `${owner} out ${at}`, kind: 'fenceOut', shape })),
  ...(also ? fenceShapes(also, `${owner} also`) : []),
];
