import type en from '../en/achievement.ts';
import type { Like } from '../translate.ts';

export default {
  back: '返回任务',
  map: '成果地图',
  'map.caption': '任务航线、飞行航迹与拍照位置',
  figures: '统计',
  flights: '飞行架次',
  time: '飞行时长',
  distance: '飞行里程',
  covered: '覆盖面积',
  'covered.share': '{area}（{percent}\u00a0%）',
  pictures: '照片',
  empty: '该任务尚无飞行',
  'empty.hint': '起飞后，飞行会显示在这里',
  'pictures.none': '未拍摄照片',
  'pictures.more': { other: '共 {total} 张，仅显示前 {count} 张' },
  'pictures.fetchAll': { other: '取回全部 {count} 张照片' },
  'pictures.fetching': '正在取回，已完成 {done}/{total}',
  'pictures.stop': '停止',
  'pictures.gone': { other: '设备上已没有其中 {count} 张照片' },
  'picture.notShown': '无法预览，点击打开文件',
  'picture.unfetched': '仍在设备上',
  'picture.fetch': '取回',
  'picture.open': '打开 {time} 的照片',
  'picture.gone': '收不到设备信号，或设备上已没有该照片',
  'play.all': '一起回放',
} satisfies Like<typeof en>;
