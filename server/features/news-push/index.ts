export { newsPushRoutes } from './news-push.routes.ts';
export { handlePushTimers } from './send.ts';
