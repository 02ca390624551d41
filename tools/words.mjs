/** What the tools say before anything is installed, when the catalogue in i18n/ cannot be read yet. */
const WORDS = {
  en: {
    nodeTooOld: 'Skyhelm needs Node.js 20.19 or newer; this is {found}. See https://nodejs.org',
    nodeMissing: 'Skyhelm runs on Node.js 24; this is {found}, and npm has none for {platform}. Install it from https://nodejs.org',
    installing: 'Installing packages…',
    installFailed: 'The packages could not be installed (npm ended with {code}). Is the network there?',
    building: 'Building the console…',
    buildFailed: 'The console could not be built:',
    done: ' {seconds} s',
  },
  zh: {
    nodeTooOld: 'Skyhelm 需要 Node.js 20.19 或更高版本，当前为 {found}。请访问 https://nodejs.org',
    nodeMissing: 'Skyhelm 运行于 Node.js 24，当前为 {found}，且 npm 没有适用于 {platform} 的版本。请从 https://nodejs.org 安装',
    installing: '正在安装依赖包…',
    installFailed: '依赖包安装失败（npm 退出码 {code}）。请检查网络。',
    building: '正在构建控制台…',
    buildFailed: '控制台构建失败：',
    done: ' {seconds} 秒',
  },
  ru: {
    nodeTooOld: 'Для Skyhelm нужен Node.js 20.19 или новее, а здесь {found}. См. https://nodejs.org',
    nodeMissing: 'Skyhelm работает на Node.js 24, а здесь {found}, и в npm нет сборки для {platform}. Установите его с https://nodejs.org',
    installing: 'Установка пакетов…',
    installFailed: 'Не удалось установить пакеты (npm завершился с кодом {code}). Проверьте сеть.',
    building: 'Сборка консоли…',
    buildFailed: 'Не удалось собрать консоль:',
    done: ' {seconds} с',
  },
};

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
const words = WORDS[locale.slice(0, 2).toLowerCase()] || WORDS.en;

export const word = (key, params = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
