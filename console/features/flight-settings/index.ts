import { onDemand } from '../../ui/on-demand.tsx';

export const FlightSettings = onDemand(async () => (await import('./FlightSettings.tsx')).FlightSettings, {
  words: ['parameter', 'issues'],
});
