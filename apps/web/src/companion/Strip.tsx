/** The turn of a real table, and what each side has left of it: in sight above everything. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { FlagPicture } from '../table/troops/FlagPicture.tsx';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import { piecesIn, sidesOf } from './pieces.ts';
import type { Values } from './schemaForm.ts';
import { keptTurn, nextTurn, turnIn } from './turn.ts';

interface Props {
  readonly config: Pick<CompanionConfig, 'picture' | 'turns'>;
  readonly situations: Values;
  readonly onChange: (situations: Values) => void;
}

/** Nothing where no piece is known. */
export function Strip({ config: { picture, turns }, situations, onChange }: Props): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const turn = turnIn(situations);
  const sides = sidesOf(piecesIn(situations));
  if (sides.length === 0) return null;
  return (
    <section className="companion-strip" aria-label={t('web.companion.strip')}>
      <b>{t(`web.companion.${turns}`, { number: turn.number })}</b>
      <ul>
        {sides.map(([side, pieces]) => {
          const left = pieces.filter(({ id }) => !turn.out.includes(id)).length;
          const [uniform = ''] = pieces.flatMap((piece) => picture(piece.record, piece.uniform ?? null)?.uniform ?? []);
          return (
            <li key={side}>
              <FlagPicture uniform={uniform} /> <span aria-hidden="true">{left}</span>
              <span className="spoken">{t('web.companion.left', { name: side, left, of: pieces.length })}</span>
            </li>
          );
        })}
      </ul>
      <button type="button" onClick={() => onChange({ ...situations, ...keptTurn(nextTurn(turn)) })}>
        {t(`web.companion.${turns}.next`)}
      </button>
    </section>
  );
}
