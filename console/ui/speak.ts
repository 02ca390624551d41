import type { Language } from '../words/language.ts';
import { setLanguage, t } from '../words/words.ts';
import { toast } from './toast.ts';

/** Whether the console speaks it now: without a connection its words cannot be had, and the present language stays. */
export const speak = (language: Language): Promise<boolean> =>
  setLanguage(language).then(
    () => true,
    () => {
      toast.error(t('common.networkError'));
      return false;
    },
  );
