import type { ReactNode } from 'react';
import { useWords } from '../i18n/useI18n.ts';
import { speak } from '../i18n/bundles.ts';
import { LANGUAGES, type Language, useSpeech } from '../i18n/index.ts';

export function LanguageSwitch(): ReactNode {
  const i18n = useWords();
  const { say, language } = useSpeech();
  return (
    <div className="languages" role="group" aria-label={say('web.language')}>
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => void speak(i18n, one)}
        >
          {LANGUAGES[one]}
        </button>
      ))}
    </div>
  );
}
