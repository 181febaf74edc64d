/** The game: variant, scenario, table, attacker, terrain, optional rules. */
import { BOXES, isForMany, MOST_GAME_TURNS, type ScenarioId, VARIANTS } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { pageAddress } from '../../../../app/route.ts';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { SelectField } from '../../../../documents/Fields.tsx';
import { randomDie, randomInt } from '../../../../app/randomInt.ts';
import { type Editing, MOST_SEED, withAttacker, withCasual, withCount, withScenario, withVariant } from './draft.ts';
import type { GamePageKey } from './messages.ts';

type Key = GamePageKey | MessageKey;

const FIGURES = {
  '15mm': '15 mm · 60 × 60 cm',
  '28mm': '28 mm · 90 × 90 cm',
  '40mm': '40 mm · 120 × 120 cm',
} as const;

const SCENARIOS = Object.keys(BOXES) as ScenarioId[];

export function GameCard({ draft, change }: Editing): ReactNode {
  const { t, translate } = useMessages<Key>();
  const box = BOXES[draft.scenario];
  const some = isForMany(draft.players.length);
  return (
    <fieldset className="card game-card">
      <legend>{t('web.skGame.game')}</legend>
      <div className="fields">
        <SelectField
          label={t('web.skGame.variant')}
          value={draft.variant}
          choices={VARIANTS.map((id) => [id, translate(`sk.variant.${id}`)])}
          onChange={(variant) => change(withVariant(draft, variant))}
        />
        <SelectField
          label={t('web.skGame.scenario')}
          value={draft.scenario}
          choices={SCENARIOS.map((id) => [id, translate(`sk.scenario.${id}`)])}
          onChange={(scenario) => change(withScenario(draft, scenario))}
        />
        <SelectField
          label={t('web.skGame.scale')}
          value={draft.scale}
          choices={(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((id) => [id, FIGURES[id]])}
          onChange={(scale) => change({ ...draft, scale })}
        />
        {box.forMany && (
          <SelectField
            label={t('web.skGame.players')}
            value={String(draft.players.length)}
            choices={['2', '3', '4'].map((count) => [count, count])}
            onChange={(count) => change(withCount(draft, Number(count)))}
          />
        )}
        {some && (
          <SelectField
            label={t('web.skGame.team')}
            value={draft.teams ? 'teams' : 'alone'}
            choices={[
              ['alone', t('web.skGame.alone')],
              ['teams', t('web.skGame.inTeams')],
            ]}
            onChange={(how) => change({ ...draft, teams: how === 'teams' })}
          />
        )}
        {box.rolesFirst && <Attacker draft={draft} change={change} />}
        <label>
          <span className="minor">{t('web.skGame.turns')}</span>
          <input
            type="number"
            min={1}
            max={MOST_GAME_TURNS}
            value={draft.maxGameTurns}
            onChange={({ target }) =>
              change({ ...draft, maxGameTurns: Math.min(MOST_GAME_TURNS, Math.max(1, target.valueAsNumber || 1)) })
            }
          />
        </label>
      </div>
      <Ground draft={draft} change={change} />
      <fieldset>
        <legend>{t('web.skGame.optional')}</legend>
        <label className="radio">
          <input type="checkbox" checked={draft.casual} onChange={() => change(withCasual(draft, !draft.casual))} />
          {t('web.skGame.casual')}
        </label>
        <label className="radio">
          <input
            type="checkbox"
            checked={draft.gruesomeMorale}
            onChange={() => change({ ...draft, gruesomeMorale: !draft.gruesomeMorale })}
          />
          {t('web.skGame.gruesome')}
        </label>
      </fieldset>
    </fieldset>
  );
}

/** SK-SET-3. By agreement, or one die each without Scouts, rolled again when level. */
function Attacker({ draft, change }: Editing): ReactNode {
  const { t } = useMessages<Key>();
  const [rolled, setRolled] = useState<{ readonly one: number; readonly two: number; readonly player: number } | null>(
    null,
  );
  const roll = () => {
    let [one, two] = [randomDie(), randomDie()];
    while (one === two) [one, two] = [randomDie(), randomDie()];
    const higher = one > two ? 0 : 1;
    setRolled({ one, two, player: higher + 1 });
    change(withAttacker(draft, higher));
  };
  return (
    <div>
      <SelectField
        label={t('web.skGame.attacker')}
        value={String(draft.attacker)}
        choices={['0', '1'].map((index) => [index, t('web.skGame.player', { number: Number(index) + 1 })])}
        onChange={(index) => change(withAttacker(draft, Number(index)))}
      />
      <button type="button" onClick={roll}>
        {t('web.skGame.rollRoles')}
      </button>
      {rolled && (
        <p className="minor" role="status">
          {t('web.skGame.rolled', rolled)}
        </p>
      )}
    </div>
  );
}

function Ground({ draft, change }: Editing): ReactNode {
  const { t } = useMessages<Key>();
  const { seed, variant, scale, scenario } = draft;
  if (BOXES[scenario].rolls.length === 0) return <p className="minor">{t('web.skGame.terrain.fixed')}</p>;
  return (
    <fieldset>
      <legend>{t('web.skGame.terrain')}</legend>
      <label className="radio">
        <input type="radio" name="terrain" checked={seed === null} onChange={() => change({ ...draft, seed: null })} />
        {t('web.skGame.terrain.rolled')}
      </label>
      <label className="radio">
        <input
          type="radio"
          name="terrain"
          checked={seed !== null}
          onChange={() => change({ ...draft, seed: 1 + randomInt(9999) })}
        />
        {t('web.skGame.terrain.made')}
      </label>
      {seed !== null && (
        <div className="paper-tools">
          <label>
            <span className="minor">{t('web.skGame.seed')}</span>
            <input
              type="number"
              min={0}
              value={seed}
              onChange={({ target }) =>
                change({ ...draft, seed: Math.min(MOST_SEED, Math.max(0, Math.trunc(target.valueAsNumber || 0))) })
              }
            />
          </label>
          <button type="button" onClick={() => change({ ...draft, seed: 1 + randomInt(9999) })}>
            {t('web.skGame.another')}
          </button>
          <a
            className="button"
            href={pageAddress(
              'skirmish',
              'terrain',
              `variant=${variant}&scale=${scale}&scenario=${scenario}&seed=${seed}`,
            )}
          >
            {t('web.skGame.look')}
          </a>
        </div>
      )}
    </fieldset>
  );
}
