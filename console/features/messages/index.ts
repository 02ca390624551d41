export { MessageList } from './MessageList.tsx';
export { UrgentMessages } from './UrgentMessages.tsx';
