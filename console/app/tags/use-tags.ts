import { create } from 'zustand';
import { remember, remembered } from '../../browser/storage.ts';
import { changeTags, type Tag, type TagAction } from './tags.ts';

const KEY = 'tags-view-visited';

interface Kept {
  userId: string;
  tags: Tag[];
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && Array.isArray((value as Kept).tags) && typeof (value as Kept).userId === 'string';

export const useTags = create<Kept>()(() => ({ userId: '', tags: [] }));

/** The tags a person left behind, without those that are not theirs any more. */
export function restoreTags(userId: string, affixed: readonly Tag[], isReachable: (path: string) => boolean): void {
  const kept = remembered(KEY, isKept);
  const before =
    kept?.userId === userId ? kept.tags.filter((tag) => isReachable(tag.path) && !affixed.some((affix) => affix.path === tag.path)) : [];
  useTags.setState({ userId, tags: [...affixed, ...before] });
}

export function dispatchTags(action: TagAction): readonly Tag[] {
  const { userId, tags } = useTags.getState();
  const next = changeTags(tags, action);
  if (next !== tags) {
    useTags.setState({ tags: next });
    remember(KEY, { userId, tags: next });
  }
  return next;
}
