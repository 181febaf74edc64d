/** What the sheet of a campaign says of the next game, or of its end: the panels that say so are not printed. */
import { campaignWinner, isOver, limitFor, rolesNext, scenariosLeft, type Side } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { Campaign } from './editorStore.ts';
import type { CampaignPageKey } from './messages.ts';
import { useNames } from './names.ts';

const SIDES = [0, 1] as const;

export function NextOnPaper({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { t, translate } = useMessages<CampaignPageKey>();
  const names = useNames(campaign);
  const { file, drawn, game } = campaign;
  if (isOver(file)) {
    const winner = campaignWinner(file);
    return (
      <p className="on-paper">
        <strong>
          {winner === null ? t('web.skCampaign.drawn.end') : t('web.skCampaign.won', { name: names[winner] })}
        </strong>
      </p>
    );
  }
  const next = game ?? drawn;
  const title = t('web.skCampaign.next', { number: file.played.length + 1, games: file.games });
  const scenarioName = (id: string): string => translate(`sk.scenario.${id}`);
  if (next === null) {
    const left = scenariosLeft(file);
    const [only] = left;
    const roles = left.length === 1 && only !== undefined ? rolesNext(file, only) : null;
    return (
      <div className="on-paper">
        <h3>{title}</h3>
        <p>{t('web.skCampaign.toDraw', { scenarios: left.map(scenarioName).join(', ') })}</p>
        {roles?.how === 'chosen' && <p>{t('web.skCampaign.chooses', { name: names[roles.by] })}</p>}
      </div>
    );
  }
  const { scenario, attacker } = next;
  const limit = (side: Side): number => limitFor(file, scenario, side, attacker);
  return (
    <div className="on-paper">
      <h3>
        {title}: {scenarioName(scenario)}
      </h3>
      <p>
        {attacker === null ? t('web.skCampaign.rolledLater') : `${t('web.skCampaign.attacks')}: ${names[attacker]}.`}
      </p>
      {SIDES.map((side) => (
        <p key={side}>{t('web.skCampaign.squadLimit', { name: names[side], limit: limit(side) })}</p>
      ))}
    </div>
  );
}
