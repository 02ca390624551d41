import '@fontsource-variable/noto-sans/wght.css';
import '@fontsource-variable/noto-sans-sc/wght.css';
