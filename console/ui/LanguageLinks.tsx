import { LANGUAGE_NAMES, LANGUAGES } from '../words/language.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { speak } from './speak.ts';

/** All languages side by side, each by its own name. */
export function LanguageLinks() {
  const t = useWords();
  const current = useLanguage();
  return (
    <div className="language-links" role="group" aria-label={t('common.language')}>
      {LANGUAGES.map((language) => (
        <button
          type="button"
          key={language}
          lang={language}
          className="link-button"
          aria-pressed={language === current}
          onClick={() => void speak(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
