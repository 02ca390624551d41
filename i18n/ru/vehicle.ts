import type { Like } from '../translate.ts';
import type en from '../en/vehicle.ts';

export default {
  fault: 'У аппарата {uav} неисправность класса {err}, устраните её как можно скорее',
} satisfies Like<typeof en>;
