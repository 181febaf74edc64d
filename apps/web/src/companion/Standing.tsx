/** What stands on the table: the forces that are counted, and squads of the reader’s own to begin with. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { CompanionConfig } from './companionConfig.ts';
import { Acting } from './Acting.tsx';
import { OwnBattles } from './OwnBattles.tsx';
import { withForce, withTable } from './pieces.ts';
import type { CompanionKey } from './messages.ts';
import type { Values } from './schemaForm.ts';

interface Props {
  readonly config: CompanionConfig;
  readonly situations: Values;
  /** All situations, as they then are. */
  readonly onBegin: (situations: Values) => void;
  /** Who was tapped, and what it does. */
  readonly acting: Pick<Parameters<typeof Acting>[0], 'picked' | 'onPick' | 'onAct'>;
}

export function Standing({ config, situations, onBegin, acting }: Props): ReactNode {
  const { forces, own = [] } = config;
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
              <button key={id} type="button" onClick={() => onBegin(withForce(situations, begun))}>
                {name}
              </button>
            ))}
          </div>
        </details>
      )}
      <OwnBattles config={config} onBegin={(told) => onBegin(withTable(situations, told))} />
      <Acting config={config} situations={situations} {...acting} />
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
