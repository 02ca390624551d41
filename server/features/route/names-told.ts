/** As many as fit into a sentence. */
const TOLD = 3;

/** Of zones that are in the way. */
export const namesTold = (names: readonly string[]): string =>
  names.length <= TOLD ? names.join(', ') : `${names.slice(0, TOLD).join(', ')}, …`;
