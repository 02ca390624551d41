import type { Like } from '../translate.ts';
import type en from '../en/apidocs.ts';

export default {
  title: '接口文档',
  intro: '所有接口均返回 state、mes 和 data：state 为 1 表示成功，0 表示被拒绝并附带错误码，1000 表示登录已失效。',
  download: '下载 OpenAPI 文档',
  searchHint: '按路径或说明搜索',
  'access.open': '无需登录',
  'access.signedIn': '登录后可用',
  'access.signedInOrKey': '登录或使用访问密钥',
  permission: '权限',
  order: '发给无人机的指令：程序不应自动重发，否则会在之后下达的指令后面才到达',
  input: '请求参数',
  output: '返回数据',
  field: '字段',
  type: '类型',
  required: '必填',
  noInput: '无请求参数',
  noOutput: '无返回数据',
  channels: '实时通道',
  channelsIntro:
    '先用登录会话或访问密钥调用 {ticket} 获取一次性票据，30 秒内打开 {address}（未启用 TLS 时用 {plain}）。\n消息均为 JSON。每隔几秒发送 {greeting}：75 秒无消息的连接会被关闭；会话结束的连接以代码 4401 关闭。时间为 1970 年起的毫秒数；飞行模式、阶段和定位类型的编号含义见字典 {dictionaries}。',
  says: '可发送的消息',
  saysNothing: '无需发送请求',
  hears: '收到的消息示例',
  'channel.uavData': '飞行器的测量数据：先发快照，再发变化，可按设备或地图范围订阅',
  'channel.info': '可见设备的告警、文本和拒绝信息',
  'channel.flightLog': '可见设备的起飞、降落和飞行模式',
  'channel.parameters': '飞行器参数：先发全部，再发变化',
  'channel.control': '谁在控制、指令进展，以及控制者的摇杆',
  'channel.global': '新消息、权限变化、会话结束',
  hooks: 'Webhook',
  hooksIntro:
    '发生的事件会以 JSON 发送到“企业信息”页面“Webhook”标签中的地址，签名在请求头 {header} 中。添加者须能访问整个企业，并具有所选事件的权限。',
  posted: '发送内容示例',
} satisfies Like<typeof en>;
