// Runs before the first paint, so that neither the wrong theme nor the wrong language flashes by.
(function () {
  var root = document.documentElement;
  var cookie = /(?:^|; )language=(zh|en|ru)/.exec(document.cookie);
  var wanted = (cookie ? [cookie[1]] : navigator.languages || []).map(function (tag) {
    return { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }[tag.toLowerCase().split('-')[0]];
  });
  root.lang = wanted.filter(Boolean)[0] || 'zh-CN';
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('layout-settings')) || {};
  } catch {
    settings = {};
  }
  var dark = settings.theme === 'dark' || (settings.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
