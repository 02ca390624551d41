/** One page for both sides, so that they differ by their script alone: `?bare` is the engine without us. */
void (location.search === '?bare' ? import('../bare/map.ts') : import('./ours.ts'));
