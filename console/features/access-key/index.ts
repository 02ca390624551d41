export { AccessKeyList } from './AccessKeyList.tsx';
