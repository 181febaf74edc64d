/** Both sides at a glance: brigades, their disorder, what they have lost. */
import type { SideIndex, State } from '@drumhead/large-battles';
import { brigadeDis, shakenLimit } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { TermText } from '../../../panels/TermText.tsx';
import { Badge } from '../../../table/troops/Badges.tsx';
import { dispatch, useScene } from '../interaction/store.ts';
import { brigadeMark, shortUnitName, sideName } from '../screen/names.ts';

export function Overview(): ReactNode {
  const scene = useScene();
  const { t } = useMessages();
  if (!scene) return null;
  const order: readonly SideIndex[] = scene.side === 0 ? [0, 1] : [1, 0];
  return (
    <details className="panel overview">
      <summary>
        <h2>{t('web.overview')}</h2>
      </summary>
      {order.map((side) => (
        <Side key={side} state={scene.state} side={side} />
      ))}
    </details>
  );
}

function Side({ state, side }: { readonly state: State; readonly side: SideIndex }): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const brigades = state.field.brigades.flatMap((brigade, i) => (brigade.side === side ? [i] : []));
  return (
    <section className={`force side-${side}`}>
      <h3>{sideName(messages, state, side)}</h3>
      {brigades.map((b) => {
        const brigade = state.brigades[b];
        if (!brigade) return null;
        return (
          <div key={b} className="brigade">
            <h4>
              <span className="mark">{brigadeMark(state, b)}</span> {translate(state.field.brigades[b]?.name ?? '')}
            </h4>
            <p className="minor">
              {t('web.overview.dis', { dis: brigadeDis(state, b), limit: shakenLimit(state, b) })}
              {brigade.shaken && (
                <strong>
                  {' · '}
                  <TermText text={t('web.overview.shaken')} />
                </strong>
              )}
              {brigade.lost > 0 && ` · ${t('web.overview.lost', { lost: brigade.lost })}`}
              {state.active === side && state.phase > 0 && ` · ${t(`web.overview.slot.${brigade.slot}`)}`}
            </p>
            <Units state={state} brigade={b} side={side} />
          </div>
        );
      })}
      <div className="brigade">
        <h4>
          <span className="mark">★</span> {translate('lb.brigade.reserve')}
        </h4>
        <Units state={state} brigade={-1} side={side} />
      </div>
    </section>
  );
}

function Units({
  state,
  brigade,
  side,
}: {
  readonly state: State;
  readonly brigade: number;
  readonly side: SideIndex;
}): ReactNode {
  const messages = useMessages();
  return (
    <ul className="roster">
      {state.units.map((unit, i) => {
        if (unit.brigade !== brigade || state.field.units[i]?.side !== side) return null;
        return (
          <li key={i} className={unit.status}>
            <button
              type="button"
              className="link"
              onClick={() => dispatch({ type: 'select', piece: { what: 'unit', index: i } })}
            >
              {shortUnitName(messages, state, i)}
            </button>
            {unit.dis > 0 && unit.status === 'table' && (
              <svg width="16" height="16" viewBox="-9 -9 18 18" role="img" aria-label={`DIS ${unit.dis}`}>
                <Badge kind={`dis${Math.min(3, unit.dis) as 1 | 2 | 3}`} />
              </svg>
            )}
          </li>
        );
      })}
    </ul>
  );
}
