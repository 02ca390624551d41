/** Completed by nobody's word, but by the flight of whoever is its finisher. */
export const isCompletedByFlight = ({ action, by }: { action: string; by: string }, finisher: string): boolean =>
  action === 'complete' && by === '' && finisher !== '';
