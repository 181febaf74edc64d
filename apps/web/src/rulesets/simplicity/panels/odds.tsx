/** Odds before anything is rolled: the sums and their outcomes. */
import {
  type MeleePreview,
  orderPreview,
  type ShotPreview,
  toCm,
  type Command,
  type State,
} from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Chances } from '../../../panels/Chances.tsx';
import { percent } from '../../../panels/percent.ts';
import { Tally } from '../../../panels/Tally.tsx';
import type { TableKey } from '../screen/messages.ts';
import { Cost } from './Cost.tsx';

export function ShotOdds({ shot }: { readonly shot: ShotPreview }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const { dice, score, hits, disrupts, cover, long, fatal, range } = shot;
  return (
    <div className="odds">
      <p className="minor">
        {t('web.sip.aim.range', { cm: toCm(range) })}
        {long && `, ${t('web.sip.aim.long')}`}, {t(cover ? 'web.sip.aim.cover' : 'web.sip.aim.open')}
      </p>
      <div className="tallies">
        <Tally label={t('web.sip.tally.dice')} tally={dice} />
        <Tally label={t('web.sip.tally.score')} tally={score} />
      </div>
      <Chances
        caption={`${t('web.odds.title')} (${t('web.odds.exact')})`}
        rows={[
          ...hits.map((chance, count) => ({
            key: `hits-${count}`,
            label: t('web.sip.odds.hits', { hits: count }),
            chance,
            className: 'level' as const,
          })),
          {
            key: 'disrupts',
            label: t(fatal ? 'web.sip.odds.fatal' : 'web.sip.odds.disrupts'),
            chance: disrupts,
            together: true,
          },
        ]}
      />
    </div>
  );
}

export function MeleeOdds({ melee }: { readonly melee: MeleePreview }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const { dice, score, flank, hindered, chargerWins, chargerDisrupted, defenderDisrupted } = melee;
  return (
    <div className="odds">
      <p className="minor">
        {t(flank ? 'web.sip.aim.flank' : 'web.sip.aim.front')}
        {hindered && `, ${t('web.sip.aim.hindered')}`}
      </p>
      <div className="tallies">
        {(['web.tally.attack', 'web.tally.defence'] as const).map((side, i) => (
          <div key={side}>
            <h4>{t(side)}</h4>
            <Tally label={t('web.sip.tally.dice')} tally={dice[i === 0 ? 0 : 1]} />
            <Tally label={t('web.sip.tally.score')} tally={score[i === 0 ? 0 : 1]} />
          </div>
        ))}
      </div>
      <Chances
        caption={`${t('web.odds.title')} (${t('web.odds.exact')})`}
        rows={[
          { key: 'wins', label: t('web.sip.odds.chargerWins'), chance: chargerWins },
          { key: 'defender', label: t('web.sip.odds.defenderDp'), chance: defenderDisrupted },
          { key: 'charger', label: t('web.sip.odds.chargerDp'), chance: chargerDisrupted, className: 'own' },
        ]}
      />
    </div>
  );
}

/** Cost and odds of an order in one line, for its button. */
export function ShortOdds({ state, command }: { readonly state: State; readonly command: Command }): ReactNode {
  const { t } = useMessages<TableKey>();
  const { activation, rally, shot, melee } = orderPreview(state, command);
  const parts = [
    ...(activation ? [t('web.sip.odds.short.obeys', { chance: percent(activation.chance) })] : []),
    ...(rally ? [t('web.sip.odds.short.rallies', { chance: percent(rally.chance) })] : []),
    ...(shot ? [t('web.sip.odds.short.fire', { disrupts: percent(shot.disrupts) })] : []),
    ...(melee ? [t(melee.flank ? 'web.sip.odds.short.flank' : 'web.sip.odds.short.front')] : []),
    ...(melee ? [t('web.sip.odds.short.charge', { wins: percent(melee.chargerWins) })] : []),
  ];
  return (
    <span className="roll-odds">
      <Cost state={state} /> {parts.join(' · ')}
    </span>
  );
}
