/** What a single aircraft sends in flight, a hundred times. */
const BASE_PER_SECOND = 256 * 1024;
const PER_VEHICLE = 32 * 1024;

/** How much of one source is read: noise from one address must not keep the server from hearing the others. */
export interface ByteBudget {
  refused(): number;
  admits(bytes: number, vehicles: number, now: number): boolean;
}

export function byteBudget(begin: number): ByteBudget {
  let [second, used, refused] = [begin, 0, 0];
  return {
    refused: () => refused,
    admits(bytes, vehicles, now) {
      if (now - second >= 1000) [second, used] = [now, 0];
      // What is refused counts too: small pieces must not slip in between large ones.
      used += bytes;
      if (used <= BASE_PER_SECOND + vehicles * PER_VEHICLE) return true;
      refused += bytes;
      return false;
    },
  };
}
