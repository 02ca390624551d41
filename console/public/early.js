// Runs before the first paint, so that neither the wrong theme nor the wrong language flashes by.
(() => {
  const root = document.documentElement;
  const locales = new Map([
    ['zh', 'zh-CN'],
    ['en', 'en-GB'],
    ['ru', 'ru-RU'],
  ]);
  const saved = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? '';
  const wanted = [saved, ...navigator.languages].map((tag) => locales.get(tag.toLowerCase().split('-')[0]));
  root.lang = wanted.find((locale) => locale !== undefined) ?? 'zh-CN';
  const settings = localStorage.getItem('layout-settings') ?? '';
  const [theme, sceneTheme] = ['theme', 'sceneTheme'].map((name) => new RegExp(`"${name}":"(\\w+)"`).exec(settings)?.[1]);
  const isScene = /^(?:\/admin)?\/(?:tta|flight-task|edit-route|history\/flight-record\/flyplay)(?:\/|$)/.test(location.pathname);
  const isDark = isScene
    ? sceneTheme !== 'light'
    : theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
})();

// The schema library would try to make code from text, which our security policy forbids and the browser reports.
globalThis.__zod_globalConfig = { jitless: true };
