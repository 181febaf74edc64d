/** What a piece on the table does: tapped, it begins a situation with itself in it. */
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/index.ts';
import { actsOf } from './acts.ts';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import { piecesIn, sidesOf } from './pieces.ts';
import type { Values } from './schemaForm.ts';
import { TableSide } from './TableSide.tsx';
import { wordsOf } from './words.ts';

interface Props {
  readonly config: CompanionConfig;
  readonly situations: Values;
  /** Id of the piece that was tapped. */
  readonly picked: string | null;
  readonly onPick: (id: string) => void;
  readonly onAct: (kind: string, situation: Values) => void;
}

/** Nothing where no piece is known. */
export function Acting({ config, situations, picked, onPick, onAct }: Props): ReactNode {
  const messages = useMessages<CompanionKey>();
  const { t } = messages;
  const words = wordsOf(config, messages);
  const id = useId();
  const pieces = piecesIn(situations);
  const acting = pieces.find(({ id }) => id === picked);
  if (pieces.length === 0) return null;
  return (
    <section className="companion-table" aria-labelledby={id}>
      <h2 id={id}>{t('web.companion.table')}</h2>
      {sidesOf(pieces).map(([side, own]) => (
        <TableSide
          key={side}
          picture={config.picture}
          side={side}
          pieces={own}
          chosen={picked}
          onChoose={({ id }) => onPick(id)}
        />
      ))}
      <div className="companion-acts" aria-live="polite">
        {acting === undefined ? (
          <p className="minor">{t('web.companion.table.tap')}</p>
        ) : (
          <>
            <b>{acting.name}</b>
            {actsOf(config, situations, acting).map(([kind, situation]) => (
              <button key={kind} type="button" onClick={() => onAct(kind, situation)}>
                {words.kind(kind)}
              </button>
            ))}
          </>
        )}
      </div>
    </section>
  );
}
