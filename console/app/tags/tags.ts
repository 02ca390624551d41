/** A visited view. One per page: another query, or another address of it, updates it instead of adding a second. */
export interface Tag {
  path: string;
  search: string;
  /** Key of the screen in the catalogue. */
  screen: string;
  /** What it shows, where the title of its screen does not say. */
  name?: string;
  pinned: boolean;
  /** Always there and always first. */
  affix: boolean;
}

type Visited = Pick<Tag, 'path' | 'search' | 'screen'> & {
  affix?: boolean;
  /** Other addresses of the same page. */
  aliases?: readonly string[];
};

export type TagAction =
  | { kind: 'visit'; tag: Visited }
  | { kind: 'name'; path: string; name: string }
  | { kind: 'move'; path: string; to: string }
  | { kind: 'pin' | 'close' | 'closeOthers' | 'closeLeft' | 'closeRight'; path: string }
  | { kind: 'closeAll' };

export const CLOSINGS = ['close', 'closeOthers', 'closeLeft', 'closeRight', 'closeAll'] as const;

const stays = (tag: Tag): boolean => tag.affix || tag.pinned;
const rank = (tag: Tag): number => (tag.affix ? 0 : tag.pinned ? 1 : 2);
const inOrder = (tags: Tag[]): Tag[] => tags.toSorted((one, other) => rank(one) - rank(other));

export function changeTags(tags: readonly Tag[], action: TagAction): Tag[] {
  if (action.kind === 'visit') return visit(tags, action.tag);
  if (action.kind === 'closeAll') return tags.filter(stays);
  const at = tags.findIndex((tag) => tag.path === action.path);
  if (at < 0) return [...tags];
  switch (action.kind) {
    case 'name':
      return tags.map((tag, index) => (index === at ? { ...tag, name: action.name } : tag));
    // What is pinned is meant to stay where it is.
    case 'move':
      return stays(tags[at]!)
        ? [...tags]
        : tags.filter(({ path }) => path !== action.to).map((tag) => (tag.path === action.path ? { ...tag, path: action.to } : tag));
    case 'pin':
      return inOrder(tags.map((tag, index) => (index === at ? { ...tag, pinned: !tag.pinned } : tag)));
    case 'close':
      return tags.filter((tag, index) => index !== at || stays(tag));
    case 'closeOthers':
      return tags.filter((tag, index) => index === at || stays(tag));
    case 'closeLeft':
      return tags.filter((tag, index) => index >= at || stays(tag));
    case 'closeRight':
      return tags.filter((tag, index) => index <= at || stays(tag));
  }
}

/** Whether there is anything to close that way. */
export const closesAny = (tags: readonly Tag[], action: TagAction): boolean => changeTags(tags, action).length < tags.length;

function visit(tags: readonly Tag[], { affix = false, aliases = [], ...given }: Visited): Tag[] {
  const isOfPage = ({ path }: Tag) => path === given.path || aliases.includes(path);
  const [known, ...twins] = tags.filter(isOfPage);
  if (!known) return inOrder([...tags, { ...given, affix, pinned: false }]);
  if (twins.length === 0 && known.path === given.path && known.search === given.search) return tags as Tag[];
  return tags.filter((tag) => !twins.includes(tag)).map((tag) => (tag === known ? { ...tag, ...given } : tag));
}

/** Where to go when the view one looks at was closed: the last that is left. */
export function afterClosing(tags: readonly Tag[], activePath: string, home: string): string | undefined {
  if (tags.some((tag) => tag.path === activePath)) return undefined;
  const last = tags.at(-1);
  return last ? addressOf(last) : home;
}

export const addressOf = ({ path, search }: Pick<Tag, 'path' | 'search'>): string => (search ? `${path}?${search}` : path);
