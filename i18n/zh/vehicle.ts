import type { Like } from '../translate.ts';
import type en from '../en/vehicle.ts';

export default {
  fault: '{uav} 发生 {err} 类故障，请尽快处理',
  'plan.mission': '航线任务',
  'plan.fence': '围栏',
  'plan.rally': '备降点',
  'transfer.noGateway': '网关未运行，无法连接任何设备',
  'transfer.offline': '设备离线',
  'transfer.busy': '该设备正在进行其他传输',
  'transfer.outdated': '控制权已转移',
  'transfer.unsupported': '该飞控不支持此功能',
  'transfer.armed': '设备电机正在运转，只有落地且电机停转时才能读取日志',
  'transfer.unknownState': '暂无法确定设备是否在飞行',
  'transfer.silence': '设备不再应答',
  'transfer.linkLost': '与设备的连接已断开',
  'transfer.refused': '设备拒绝接收',
  'transfer.noSpace': '设备存储空间不足',
  'transfer.invalidItem': '设备拒绝了其中一项',
  'transfer.different': '设备中保存的内容与发送的不一致',
  'transfer.confused': '设备请求了不存在的条目',
  'transfer.unreadable': '无法识别设备中保存的内容',
  'transfer.noSuchLog': '设备中没有该日志',
  'transfer.tooLarge': '内容过大',
  'transfer.storage': '服务器无法保存，存储空间可能已满',
  'transfer.lost': '传输途中服务器重新启动',
} satisfies Like<typeof en>;
