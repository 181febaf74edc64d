/** The turns of the battle in a row, each with its hour and what waits for it. */
import { hourOf, scriptState } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { MakerKey } from '../messages.ts';
import { DEED_KINDS } from './deeds.tsx';
import type { Ruling } from './ruling.ts';

export function TurnStrip({ ruling: { script, ground } }: { readonly ruling: Ruling }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { events = [], turns } = script;
  const state = scriptState(script, ground.seats);
  return (
    // Long battles have more turns than there is room for: keys scroll them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section aria-labelledby="maker-turns" tabIndex={0}>
      <h3 id="maker-turns">{t('web.maker.blank.turns')}</h3>
      <ol className="maker-turns">
        {Array.from({ length: turns.limit }, (_, i) => i + 1).map((turn) => {
          const now = events.filter(({ when }) => when.turn === turn).flatMap((event) => event.do);
          const kinds = DEED_KINDS.filter((kind) => now.some((deed) => deed[kind] !== undefined));
          return (
            <li key={turn}>
              <b>{turn}</b>
              <small>{hourOf({ ...state, begun: [turn, turn] })}</small>
              {kinds.map((kind) => (
                <span key={kind}>{t(`web.maker.deed.${kind}`)}</span>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
