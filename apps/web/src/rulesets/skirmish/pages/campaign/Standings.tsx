/** The sheet of a campaign: games played, points, what is left of the companies, and on paper the next game. */
import { conditionsOf, pointsLeft, pointsWon, type Side } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { pageAddress } from '../../../../app/route.ts';
import { useSavedBattles } from '../../../../battle/index.ts';
import { useMessages } from '../../../../i18n/index.ts';
import type { LinkKey } from '../../linkMessages.ts';
import type { Campaign } from './editorStore.ts';
import type { CampaignPageKey } from './messages.ts';
import { useNames } from './names.ts';
import { NextOnPaper } from './NextOnPaper.tsx';

/** Ids of the battles of the games played that are still saved. */
function useReplays({ battles = [] }: Campaign): readonly (string | null)[] {
  const { storage } = useSavedBattles();
  const [saved, setSaved] = useState<readonly string[]>([]);
  useEffect(() => {
    storage.list().then(
      (all) => setSaved(all.map(({ id }) => id)),
      () => undefined,
    );
  }, [battles.length, storage]);
  return battles.map((id) => (id !== null && saved.includes(id) ? id : null));
}

export function Standings({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey | LinkKey>();
  const names = useNames(campaign);
  const { file } = campaign;
  const won = pointsWon(file);
  const replays = useReplays(campaign);
  const count = (side: Side, wanted: string) => conditionsOf(file, side).filter((one) => one === wanted).length;
  return (
    <section className="sheet" aria-label={t('web.skCampaign.standing')}>
      <h2>
        <span className="on-paper">{t('web.page.skirmishCampaign')}: </span>
        {t('web.skCampaign.standing')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t('web.skCampaign.from')}</span>
            </th>
            {(['points', 'left', 'fit', 'resting', 'struckOff'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`web.skCampaign.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{names[side]}</th>
              <td>{won[side]}</td>
              <td>{pointsLeft(file, side)}</td>
              <td>{count(side, 'fit')}</td>
              <td>{count(side, 'resting')}</td>
              <td>{count(side, 'struckOff')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {file.played.length > 0 && (
        <table>
          <thead>
            <tr>
              {(['game', 'scenario', 'winner', 'losses', 'replay'] as const).map((column) => (
                <th key={column} scope="col" className={`of-${column}`}>
                  {t(`web.skCampaign.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.played.map(({ scenario, winner, out }, number) => (
              // oxlint-disable-next-line react/no-array-index-key -- a game is its number
              <tr key={number}>
                <td>{number + 1}</td>
                <td>{translate(`sk.scenario.${scenario}`)}</td>
                <td>{winner === null ? t('web.skCampaign.draw') : names[winner === file.players[0].id ? 0 : 1]}</td>
                <td>{`${out[0].length} – ${out[1].length}`}</td>
                <td className="of-replay">
                  {replays[number] && (
                    <a href={pageAddress('any', 'replay', `battle=${replays[number]}`)}>
                      {t('web.skCampaign.replay')} <span className="spoken">{number + 1}</span>
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NextOnPaper campaign={campaign} />
    </section>
  );
}
