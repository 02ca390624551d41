import type { Like } from '../translate.ts';
import type en from '../en/vehicle.ts';

export default {
  fault: '{uav} 发生 {err} 类故障，请尽快处理',
} satisfies Like<typeof en>;
