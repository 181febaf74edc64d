/** Both armies at a glance: units ready, routed and lost, breaking points, objectives. */
import { pointsOf, type SideIndex, type State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Tally } from '../../../panels/Tally.tsx';
import { TermText } from '../../../panels/TermText.tsx';
import { Badge } from '../../../table/troops/Badges.tsx';
import type { TableKey } from '../screen/messages.ts';
import { badgesOf } from '../drawing/pieces/UnitPiece.tsx';
import { unitPlace } from '../interaction/places.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { shortName, sideName } from '../screen/names.ts';
import { statusText } from './Card.tsx';
import { lossFacts } from './lossFacts.ts';

export function Overview(): ReactNode {
  const scene = useScene();
  const { t } = useMessages<TableKey>();
  if (!scene) return null;
  return (
    <details className="panel overview">
      <summary>
        <h2>{t('web.sip.forces')}</h2>
      </summary>
      {(scene.side === 1 ? ([1, 0] as const) : ([0, 1] as const)).map((side) => (
        <Army key={side} state={scene.state} side={side} />
      ))}
    </details>
  );
}

function Army({ state, side }: { readonly state: State; readonly side: SideIndex }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const selected = useInteraction((interaction) => interaction.selected);
  const points = pointsOf(state, side);
  return (
    <section className={`force side-${side}`}>
      <h3>{sideName(messages, state, side)}</h3>
      <p className="minor">
        <TermText text={t('web.sip.forces.broken', lossFacts(state, side))} />
      </p>
      <ul className="roster">
        {state.units.map((unit, i) => {
          const profile = state.field.units[i];
          if (profile?.side !== side) return null;
          const there = unitPlace(state, i) !== null;
          return (
            <li key={profile.id} className={unit.status === 'removed' ? 'eliminated' : ''}>
              <button
                type="button"
                className="link"
                aria-pressed={selected?.what === 'unit' && selected.index === i}
                onClick={() => dispatch({ type: 'select', piece: { what: 'unit', index: i } })}
              >
                {shortName(messages, state, { what: 'unit', index: i })}
              </button>
              {there ? (
                badgesOf(unit).map((kind) => (
                  <svg key={kind} width="16" height="16" viewBox="-9 -9 18 18" aria-hidden="true">
                    <Badge kind={kind} />
                  </svg>
                ))
              ) : (
                <span className="minor">{statusText(messages, state, i)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {points.length > 0 && <Tally label={t('web.sip.forces.points')} tally={points} />}
    </section>
  );
}
