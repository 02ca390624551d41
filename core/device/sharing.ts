/** How somebody stands to a device. */
export interface Standing {
  /** Holds everything there is: the highest authority over all devices. */
  isAdministrator: boolean;
  isOwner: boolean;
  /** Other software, with an access key of the enterprise: it owns nothing and nothing is shared with it. */
  isSoftware: boolean;
  /** The owner is within the data scope, or all of the enterprise is. */
  isReached: boolean;
  shared: 'see' | 'fly' | undefined;
  /** Whether somebody has it to themselves. */
  exclusive: 'mine' | 'anothers' | undefined;
}

export interface DeviceRights {
  see: boolean;
  fly: boolean;
  /** To edit it, bind it, share it and take it back. */
  manage: boolean;
}

/**
 * Whoever reaches the owner looks after the device but does not fly it, unless it is software that was given the controls; who it is shared with sees it
 * and, if that was granted, flies it.
 * One who has it exclusively shuts out all others but administrators; the owner still sees it, to take it back.
 */
export function rightsTo({ isAdministrator, isOwner, isSoftware, isReached, shared, exclusive }: Standing): DeviceRights {
  if (isAdministrator) return { see: true, fly: true, manage: true };
  if (exclusive === 'anothers') return { see: isOwner, fly: false, manage: isOwner };
  const isMine = isOwner || exclusive === 'mine';
  const fly = isMine || shared === 'fly' || (isSoftware && isReached);
  return { see: isMine || isReached || shared !== undefined, fly, manage: isOwner || isReached };
}

export const SHARE_STATUSES = ['shared', 'isShared', 'notShared'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

/** As its reader sees it: given to others, received from somebody, or neither. */
export function shareStatus({ isOwner, isReceived, others }: { isOwner: boolean; isReceived: boolean; others: number }): ShareStatus {
  if (isReceived && !isOwner) return 'isShared';
  return others > 0 ? 'shared' : 'notShared';
}
