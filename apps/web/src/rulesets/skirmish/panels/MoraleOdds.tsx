/** Odds of a morale test: testing models, modifiers, outcomes (SK-MOR-2 to -4). */
import type { MoralePreview, Consequence } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundle } from '../../../i18n/useBundle.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import type { TableKey } from '../screen/messages.ts';
import { REFUSALS } from '../screen/refusals.ts';
import type { Scene } from '../interaction/scene.ts';
import { modelName, playerName } from '../screen/names.ts';
import { percent } from '../../../panels/percent.ts';
import './moraleOdds.css';

const ENDS = [0, 1, 2, 3] as const;

interface Row extends MoralePreview {
  readonly name: string;
}

/** A row for each model: its Quality with what is added, and the chances of no, one, two, three failures. */
export function MoraleOdds({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const { t, translate } = useMessages<TableKey | MessageKey>();
  const ready = useBundle(REFUSALS);
  return (
    <table className="morale-odds">
      <thead>
        <tr>
          <th scope="col">{t('web.sk.morale.test')}</th>
          {ENDS.map((failures) => (
            <th key={failures} scope="col">
              {t(`web.sk.morale.short.${failures}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, quality, bonus, failures }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className="minor">{quality}+</span>
              {bonus.map(({ rule, add, what }) => (
                <span key={rule} className="line">
                  {add < 0 ? `−${-add}` : `+${add}`} {ready && translate(what)} <RuleLink rule={rule} />
                </span>
              ))}
            </th>
            {ENDS.map((end) => (
              <td key={end} className="number">
                {percent(failures[end] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Possible consequences: morale tests, and squads that break. */
export function SetsOff({
  scene,
  found,
}: {
  readonly scene: Scene;
  readonly found: readonly Consequence[];
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { state } = scene;
  return found.map(({ player, tests, breaks, models }) => {
    const side = playerName(messages, state, player);
    return (
      <div key={player} className={`sets-off side-${player}`}>
        {breaks > 0 && (
          <p>
            <strong>{messages.t('web.sk.setOff.breaks', { side, chance: percent(breaks) })}</strong>{' '}
            <RuleLink rule="SK-END-2" />
          </p>
        )}
        {tests > 0 && (
          <details>
            <summary>{messages.t('web.sk.setOff.tests', { side, chance: percent(tests) })}</summary>
            <MoraleOdds rows={models.map((test) => ({ ...test, name: modelName(messages, state, test.model) }))} />
          </details>
        )}
      </div>
    );
  });
}
