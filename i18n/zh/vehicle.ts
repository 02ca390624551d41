import type { Like } from '../translate.ts';
import type en from '../en/vehicle.ts';

export default {
  fault: '{uav} 发生 {err} 类故障，请尽快处理',
  'mode.notFlying': '未飞行',
  'mode.takeOff': '起飞',
  'mode.land': '降落',
  'mode.return': '返航',
  'mode.trackReturn': '原路返航',
  'mode.homing': '归航',
  'mode.pointing': '指点飞行',
  'mode.surround': '环绕',
  'mode.stabilised': '姿态增稳',
  'mode.fixedHeight': '定高',
  'mode.fixedPoint': '定点',
  'mode.route': '自动航线',
  'mode.abPoint': 'AB 点',
  'phase.notFlying': '未开始',
  'phase.failed': '失败',
  'phase.paused': '已暂停',
  'phase.inProgress': '进行中',
  'phase.completed': '已完成',
  'phase.hovering': '悬停',
  'phase.flyingToWaypoint': '飞往航点',
  'phase.presetAction': '执行预设动作',
} satisfies Like<typeof en>;
