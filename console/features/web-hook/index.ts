export { WebHookList } from './WebHookList.tsx';
