export { newsPushRoutes } from './news-push.routes.ts';
export { handlePushTimers, watchBeats } from './send.ts';
