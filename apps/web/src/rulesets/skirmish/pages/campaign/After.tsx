/** SK-SCN-6. The current game; after it a die for every Wounded model, then it joins the list. */
import { randomDie } from '../../../../app/randomInt.ts';
import { casualtiesOf, conditionAfter, settled, type State, withDice, woundedDice } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { goToBattle } from '../../../../app/route.ts';
import { onScreen, useSavedBattles } from '../../../../battle/index.ts';
import { useMessages } from '../../../../i18n/index.ts';
import { modelName } from '../squads/profile.ts';
import { afterGame, type Campaign, type Underway } from './editorStore.ts';
import { useNames } from './names.ts';
import type { CampaignPageKey } from './messages.ts';
import type { SavedBattles } from '../../../../battle/records/savedBattles.ts';

interface Props {
  readonly campaign: Campaign;
  readonly game: Underway;
  readonly change: (campaign: Campaign) => void;
}

/** The battle: loading, deleted, going on, or over with this state. */
type Found = 'looking' | 'gone' | 'going' | State;

export function After({ campaign, game, change }: Props): ReactNode {
  const { t } = useMessages<CampaignPageKey>();
  const battles = useSavedBattles();
  const [found, setFound] = useState<Found>('looking');
  useEffect(() => {
    let left = false;
    void endOf(battles, game.battle).then((end) => left || setFound(end));
    return () => {
      left = true;
    };
  }, [battles, game.battle]);
  if (found === 'looking') return null;
  if (found === 'gone') {
    return (
      <section className="panel" role="alert">
        <p>{t('web.skCampaign.lost')}</p>
        <button type="button" onClick={() => change({ ...campaign, game: null })}>
          {t('web.skCampaign.again')}
        </button>
      </section>
    );
  }
  if (found === 'going') {
    return (
      <section className="panel">
        <p>{t('web.skCampaign.underway')}</p>
        <button type="button" className="primary large" onClick={() => goToBattle(game.battle)}>
          {t('web.skCampaign.toBattle')}
        </button>
      </section>
    );
  }
  return <Settling campaign={campaign} game={game} change={change} end={found} />;
}

/** Reads a saved battle without resuming it, so that no computer player moves. */
async function endOf(battles: SavedBattles, id: string): Promise<Found> {
  const saved = (await battles.storage.list()).find((battle) => battle.id === id);
  if (saved === undefined) return 'gone';
  if (!saved.over) return 'going';
  if (!(await battles.resume(id))) return 'gone';
  const { battle, session } = onScreen.getState();
  const state = battle?.state as State | undefined;
  session?.leave();
  return state === undefined || state.outcome === null ? 'going' : state;
}

function Settling({ campaign, game, change, end }: Props & { readonly end: State }): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey>();
  const names = useNames(campaign);
  const out = casualtiesOf(end, game.squads);
  const wanted = woundedDice(out);
  const [dice, setDice] = useState<readonly [readonly number[], readonly number[]] | null>(
    wanted.every((count) => count === 0) ? [[], []] : null,
  );
  const rolled = (count = 0) => Array.from({ length: count }, randomDie);
  return (
    <section className="panel">
      <h2>{t('web.skCampaign.after')}</h2>
      {([0, 1] as const).map((side) => (
        <div key={side}>
          <h3>{names[side]}</h3>
          {out[side].length === 0 ? (
            <p>{t('web.skCampaign.none')}</p>
          ) : (
            <ul className="lines">
              {(dice === null ? out[side] : withDice(out[side], dice[side])).map((casualty) => {
                const model = campaign.file.players[side].company.models[casualty.model];
                const open = casualty.out === 'wounded' && casualty.die === undefined;
                return (
                  <li key={casualty.model}>
                    {model && modelName(model, translate)}: {translate(`sk.out.${casualty.out}`)}
                    {casualty.die !== undefined && ` (${casualty.die})`}
                    {!open && `: ${translate(`sk.condition.${conditionAfter(casualty)}`)}`}
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      ))}
      {dice === null ? (
        <button type="button" className="primary" onClick={() => setDice([rolled(wanted[0]), rolled(wanted[1])])}>
          {t('web.skCampaign.dice')}
        </button>
      ) : (
        <button
          type="button"
          className="primary"
          onClick={() => change(afterGame(campaign, settled(campaign.file, game, end, dice), game.battle))}
        >
          {t('web.skCampaign.enter')}
        </button>
      )}
    </section>
  );
}
