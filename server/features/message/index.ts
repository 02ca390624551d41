export { globalChannel } from './global.channel.ts';
export { messageRoutes } from './message.routes.ts';
export { unreadCount } from './message.store.ts';
export { deliver } from './deliver.ts';
export { notify, notifyEach } from './notify.ts';
export { receiptCounts, receiptsOf } from './receipts.store.ts';
export { isReceiver } from './sending.store.ts';
export { scheduleMessageCleaning } from './cleaning.ts';
export { followQuietHours, scheduleRelease } from './release.ts';
