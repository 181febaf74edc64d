/** What stands on the table: the forces that are counted, and squads of the reader’s own to begin with. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import type { Values } from './schemaForm.ts';

interface Props {
  readonly config: CompanionConfig;
  readonly situations: Values;
  readonly onBegin: (situations: Readonly<Record<string, Values>>) => void;
}

export function Standing({ config: { forces, own = [] }, situations, onBegin }: Props): ReactNode {
  const { t, translate } = useMessages<CompanionKey>();
  const counted = forces?.(situations) ?? [];
  return (
    <>
      {own.length > 0 && (
        <details className="panel" open={counted.length === 0}>
          <summary>{t('web.companion.own')}</summary>
          <p className="minor">{t('web.companion.own.about')}</p>
          <div className="companion-kinds">
            {own.map(({ id, name, situations: begun }) => (
              <button key={id} type="button" onClick={() => onBegin(begun)}>
                {name}
              </button>
            ))}
          </div>
        </details>
      )}
      {counted.length > 0 && (
        <ul className="companion-standing">
          {counted.map(({ name, left, of }) => (
            <li key={name}>{t('web.companion.left', { name: translate(name), left, of })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
