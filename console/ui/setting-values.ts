export interface Settings {
  accent: string;
  theme: 'system' | 'light' | 'dark';
  /** Of screens that fill the window. */
  sceneTheme: 'light' | 'dark';
  size: 'small' | 'medium' | 'large';
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  pinyinSearch: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  accent: '#409eff',
  theme: 'system',
  sceneTheme: 'dark',
  size: 'medium',
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  pinyinSearch: true,
};

const CHECKS: { [K in keyof Settings]: (value: unknown) => boolean } = {
  accent: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  theme: (value) => ['system', 'light', 'dark'].includes(value as string),
  sceneTheme: (value) => ['light', 'dark'].includes(value as string),
  size: (value) => ['small', 'medium', 'large'].includes(value as string),
  tagsView: (value) => typeof value === 'boolean',
  fixedHeader: (value) => typeof value === 'boolean',
  sidebarLogo: (value) => typeof value === 'boolean',
  pinyinSearch: (value) => typeof value === 'boolean',
};

/** What was kept, setting by setting: one that makes no sense any more falls back alone. */
export function readSettings(kept: Record<string, unknown>): Settings {
  const right = Object.entries(CHECKS).flatMap(([name, isRight]) => (isRight(kept[name]) ? [[name, kept[name]]] : []));
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(right) as Partial<Settings>) };
}
