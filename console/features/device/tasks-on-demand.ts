import { onDemand } from '../../ui/on-demand.tsx';

/** Forms and dialogs load when one is first asked for: what stands around them is there sooner without them. */
export const DeviceTasks = onDemand(async () => (await import('./DeviceTasks.tsx')).DeviceTasks, { words: ['issues', 'share'] });
