import { onDemand } from '../../ui/on-demand.tsx';

export const StartFormation = onDemand(async () => (await import('./StartDialog.tsx')).StartDialog, {
  words: ['formation', 'flight', 'vehicle', 'issues'],
});
