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
  input: '请求参数',
  output: '返回数据',
  field: '字段',
  type: '类型',
  required: '必填',
  noInput: '无请求参数',
  noOutput: '无返回数据',
} satisfies Like<typeof en>;
