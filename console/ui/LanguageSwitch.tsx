import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { Button, Dropdown } from 'antd';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../words/language.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { speak } from './speak.ts';

/** Says the present language by its own name, so that it is found by whoever cannot read the page. */
export function LanguageSwitch({ withName = false, onChange }: { withName?: boolean; onChange?(language: Language): void }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map((one) => ({ key: one, label: <span lang={one}>{LANGUAGE_NAMES[one]}</span> })),
        onClick: ({ key }) => void speak(key as Language).then((spoken) => spoken && onChange?.(key as Language)),
      }}
    >
      <Button
        type="text"
        icon={<TranslationOutlined />}
        aria-label={t('common.pair', { name: t('common.language'), value: LANGUAGE_NAMES[language] })}
      >
        {withName && LANGUAGE_NAMES[language]}
      </Button>
    </Dropdown>
  );
}
