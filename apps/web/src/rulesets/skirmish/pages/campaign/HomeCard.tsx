/** Campaigns under way, on the front page: where each stands, and the next step at a tap. */
import { isOver, pointsWon } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { pageAddress } from '../../../../app/route.ts';
import { useSavedBattles } from '../../../../battle/index.ts';
import type { SavedBattle } from '../../../../battle/records/savedBattle.ts';
import { contentOf } from '../../../../documents/contentOf.ts';
import type { StoredDocument } from '../../../../documents/documentStorage.ts';
import { type Messages, useMessages } from '../../../../i18n/index.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import { type Campaign, readSaved } from './editorStore.ts';
import type { CampaignPageKey } from './messages.ts';
import { namesOf } from './names.ts';

/** Campaigns that are shown. */
const SHOWN = 2;

export function isUnderWay({ file, drawn, game }: Campaign): boolean {
  return !isOver(file) && (file.played.length > 0 || drawn !== null || game !== null);
}

export default function HomeCard({ docs }: { readonly docs: readonly StoredDocument[] }): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey>();
  const ready = [useBundle('skirmish-squad-pages'), useBundle('skirmish-campaign-pages')].every(Boolean);
  const { storage } = useSavedBattles();
  const [battles, setBattles] = useState<readonly SavedBattle[]>([]);
  useEffect(() => {
    storage.list().then(setBattles, () => undefined);
  }, [storage]);
  const campaigns = docs
    .flatMap(({ id, text }) => {
      const read = readSaved(contentOf(text));
      return read.ok && isUnderWay(read.value) ? [{ id, campaign: read.value }] : [];
    })
    .slice(0, SHOWN);
  if (!ready || campaigns.length === 0) return null;
  return campaigns.map(({ id, campaign: { file, game } }) => {
    const names = namesOf(file, (key) => translate(key));
    const won = pointsWon(file);
    const battle = battles.find(({ id: one }) => one === game?.battle);
    return (
      <section key={id} className="panel home-card" aria-labelledby={`campaign-${id}`}>
        <h2 id={`campaign-${id}`}>{t('web.skCampaign.home', { one: names[0], two: names[1] })}</h2>
        <p>
          {t('web.skCampaign.next', { number: file.played.length + 1, games: file.games })} · {names[0]} <b>{won[0]}</b>
          , {names[1]} <b>{won[1]}</b>
        </p>
        {battle?.over === true && <p role="status">{endText(t, battle, file, names)}</p>}
        <p className="home-card-ways">
          {battle?.over === false && (
            <a className="button primary" href={`#/battle/${battle.id}`}>
              {t('web.skCampaign.toBattle')}
            </a>
          )}
          <a
            className={battle?.over === true ? 'button primary' : 'button'}
            href={pageAddress('skirmish', 'campaign', `doc=${id}`)}
          >
            {t('web.skCampaign.toCampaign')}
          </a>
        </p>
      </section>
    );
  });
}

/** How the game under way ended: its result waits to be entered into the campaign. */
function endText(
  t: Messages<CampaignPageKey>['t'],
  { winner }: SavedBattle,
  { players, played }: Campaign['file'],
  names: readonly [string, string],
): string {
  const number = played.length + 1;
  if (winner === undefined) return t('web.skCampaign.gameOver', { number });
  if (winner === null) return t('web.skCampaign.gameDrawn', { number });
  return t('web.skCampaign.gameWon', { number, name: names[winner === players[0].id ? 0 : 1] });
}
