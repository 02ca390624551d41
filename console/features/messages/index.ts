export { MessageList } from './MessageList.tsx';
