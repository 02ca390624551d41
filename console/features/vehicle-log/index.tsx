import { onDemand } from '../../ui/on-demand.tsx';

/** Loads once somebody asks an aircraft for its logs: few who look at one do. */
export const LogList = onDemand(async () => (await import('./LogList.tsx')).LogList);
