import '@fontsource-variable/noto-sans/wght.css';
import '@fontsource-variable/noto-sans-sc/wght.css';

const fresh = new CSSStyleSheet();
document.adoptedStyleSheets.push(fresh);
let arrivals = 0;

/**
 * Chromium goes on showing boxes for some of what it drew before a slice of a font came, until its font is another one: a feature that no font
 * has makes it one, and looks the same.
 */
function drawAnew(): void {
  arrivals += 1;
  fresh.replaceSync(`* { font-feature-settings: 'drwn' ${arrivals}; }`);
}

document.fonts.addEventListener('loadingdone', drawAnew);
// Out of the browser's cache they may have come before anybody listened.
if ([...document.fonts].some(({ status }) => status === 'loaded')) drawAnew();
