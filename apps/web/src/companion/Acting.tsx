/** What a piece on the table does: tapped, it begins a situation with itself in it. */
import { translateFacts } from '@drumhead/content';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/index.ts';
import { actsOf, isAct } from './acts.ts';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { inTurn, type Piece, piecesIn, sidesOf, withChanged, withWho } from './pieces.ts';
import type { Values } from './schemaForm.ts';
import { TableSide } from './TableSide.tsx';
import { type Turn, turnIn, withActed, withOut } from './turn.ts';
import { wordsOf } from './words.ts';

interface Props {
  readonly config: CompanionConfig;
  readonly situations: Values;
  /** Id of the piece that was tapped. */
  readonly picked: string | null;
  readonly onPick: (id: string) => void;
  /** The situation that begins, and what is then known of the table. */
  readonly onAct: (kind: string, situation: Values, situations: Values) => void;
  readonly onChange: (situations: Values) => void;
}

/** Nothing where no piece is known. */
export function Acting({ config, situations, picked, onPick, onAct, onChange }: Props): ReactNode {
  const messages = useMessages<CompanionKey>();
  const { t, translate } = messages;
  const words = wordsOf(config, messages);
  const id = useId();
  const pieces = piecesIn(situations);
  const closedBy = (kind: string, { record }: Piece): string | null => {
    const reason = config.closed?.(kind, record) ?? null;
    return reason === null ? null : translate(reason);
  };
  const turn = turnIn(situations);
  const acting = pieces.find((piece) => piece.id === picked);
  if (pieces.length === 0) return null;
  const known = (next: Turn): Values => inTurn(config, situations, next);
  return (
    <section className="companion-table" aria-labelledby={id}>
      <h2 id={id}>{t('web.companion.table')}</h2>
      {sidesOf(pieces).map(([side, own]) => (
        <TableSide
          key={side}
          picture={config.picture}
          marks={config.marks}
          side={side}
          pieces={own}
          turn={turn}
          chosen={picked}
          onChoose={(piece) => onPick(piece.id)}
        />
      ))}
      <div className="companion-acts" aria-live="polite">
        {acting === undefined ? (
          <p className="minor">{t('web.companion.table.tap')}</p>
        ) : (
          <>
            <p>
              <b>{acting.name}</b> <span className="minor">{valuesText(acting, t)}</span>
            </p>
            {!turn.out.includes(acting.id) &&
              actsOf(config, situations, acting).map(([kind, situation, path]) => (
                <ClosableButton
                  key={kind}
                  closed={closedBy(kind, acting)}
                  onClick={() =>
                    onAct(
                      kind,
                      situation,
                      withWho(isAct(config, kind) ? known(withActed(turn, acting.id, true)) : situations, kind, {
                        [path]: acting.id,
                      }),
                    )
                  }
                >
                  {words.kind(kind)}
                </ClosableButton>
              ))}
            <Mark
              label={t('web.companion.acted')}
              isOn={turn.acted.includes(acting.id)}
              onChange={(has) => onChange(known(withActed(turn, acting.id, has)))}
            />
            {!turn.out.includes(acting.id) &&
              config
                .marks?.(acting)
                .map(({ label, facts, isOn, changed }) => (
                  <Mark
                    key={JSON.stringify([label, facts])}
                    label={translate(label, facts && translateFacts(facts, translate))}
                    isOn={isOn}
                    onChange={() => onChange(withChanged(situations, new Map([[acting.id, changed]])))}
                  />
                ))}
            <Mark
              label={t('web.companion.out')}
              isOn={turn.out.includes(acting.id)}
              onChange={(isOut) => onChange(known(withOut(turn, acting.id, isOut)))}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** What is known of it in figures, as far as there are any: Quality and Combat. */
function valuesText({ record: { q, c } }: Piece, t: ReturnType<typeof useMessages<CompanionKey>>['t']): string {
  return [
    ...(typeof q === 'number' ? [t('web.companion.q', { q })] : []),
    ...(typeof c === 'number' ? [t('web.companion.c', { c })] : []),
  ].join(', ');
}

function Mark({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): ReactNode {
  return (
    <button type="button" className="quiet" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {label}
    </button>
  );
}
