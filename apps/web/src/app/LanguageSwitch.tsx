import { allLanguages, LANGUAGES } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n/useI18n.ts';
import { switchLanguage } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';

export function LanguageSwitch(): ReactNode {
  const i18n = useI18n();
  const { t, language } = useMessages();
  return (
    <div className="languages" role="group" aria-label={t('web.language')}>
      {allLanguages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => void switchLanguage(i18n, one)}
        >
          {LANGUAGES[one].name}
        </button>
      ))}
    </div>
  );
}
