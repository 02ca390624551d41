import type { AccessKey } from '@skyhelm/contract/access-key';

/** Whether it was used after the list was read that has this row: the two would stand beside each other and disagree. */
export const wasUsedSince = ({ secrets }: Pick<AccessKey, 'secrets'>, lastUsedAt: string | null): boolean =>
  lastUsedAt !== null && secrets.every((secret) => secret.lastUsedAt === null || Date.parse(secret.lastUsedAt) < Date.parse(lastUsedAt));
