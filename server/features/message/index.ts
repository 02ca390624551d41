export { globalChannel } from './global.channel.ts';
export { messageRoutes } from './message.routes.ts';
export { unreadCount } from './message.store.ts';
export { notify, notifyEach } from './notify.ts';
export { scheduleMessageCleaning } from './cleaning.ts';
