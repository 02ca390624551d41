export { webHookRoutes } from './web-hook.routes.ts';
export { scheduleDeliveryCleaning, startWebHooks } from './hook-sender.ts';
export { tellHooks, tellHooksIn, type HookEvent } from './tell-hooks.ts';
