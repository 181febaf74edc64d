/** Odds before anything is rolled: the sums and their outcomes. */
import {
  type MeleePreview,
  type OrderOdds,
  orderOdds,
  orderPreview,
  type ShotPreview,
  toCm,
  type Command,
  type State,
} from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Chances } from '../../../panels/Chances.tsx';
import { Meters } from '../../../panels/Meters.tsx';
import { percent } from '../../../panels/percent.ts';
import { Tally } from '../../../panels/Tally.tsx';
import type { TableKey } from '../screen/messages.ts';
import { Cost } from './Cost.tsx';

/** What an order promises, and whether a roll to activate is counted in that. */
interface Promised {
  readonly odds: OrderOdds;
  readonly rolls: boolean;
}

/** The caption of the chances of an order: all of them count its activation. */
function useCaption(rolls: boolean): string {
  const { t } = useMessages<TableKey | MessageKey>();
  return `${t('web.odds.title')} (${t('web.odds.exact')}${rolls ? `, ${t('web.sip.odds.activation')}` : ''})`;
}

export function ShotOdds({ shot, odds, rolls }: Promised & { readonly shot: ShotPreview }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const { dice, score, hits, cover, long, fatal, range } = shot;
  const caption = useCaption(rolls);
  return (
    <div className="odds">
      <p className="minor">
        {t('web.sip.aim.range', { cm: toCm(range) })}
        {long && `, ${t('web.sip.aim.long')}`}, {t(cover ? 'web.sip.aim.cover' : 'web.sip.aim.open')}
      </p>
      <div className="tallies">
        <Tally label={t('sum.dice')} tally={dice} />
        <Tally label={t('sum.score')} tally={score} />
      </div>
      <Chances
        caption={caption}
        rows={[
          // If it fails to activate there may be another shot (SIP-ACT-8), with other dice.
          ...(rolls ? [] : hits).map((chance, count) => ({
            key: `hits-${count}`,
            label: t('web.sip.odds.hits', { hits: count }),
            chance,
            className: 'level' as const,
          })),
          {
            key: 'disrupts',
            label: t(fatal ? 'web.sip.odds.fatal' : 'web.sip.odds.disrupts'),
            chance: odds.targetDisrupted,
            together: true,
          },
        ]}
      />
    </div>
  );
}

export function MeleeOdds({ melee, odds, rolls }: Promised & { readonly melee: MeleePreview }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const { dice, score, flank, hindered } = melee;
  const caption = useCaption(rolls);
  return (
    <div className="odds">
      <p className="minor">
        {t(flank ? 'web.sip.aim.flank' : 'web.sip.aim.front')}
        {hindered && `, ${t('web.sip.aim.hindered')}`}
      </p>
      <div className="tallies">
        {(['sum.attack', 'sum.defence'] as const).map((side, i) => (
          <div key={side}>
            <h4>{t(side)}</h4>
            <Tally label={t('sum.dice')} tally={dice[i === 0 ? 0 : 1]} />
            <Tally label={t('sum.score')} tally={score[i === 0 ? 0 : 1]} />
          </div>
        ))}
      </div>
      <Chances
        caption={caption}
        rows={[
          { key: 'wins', label: t('web.sip.odds.chargerWins'), chance: odds.succeeds },
          { key: 'defender', label: t('web.sip.odds.defenderDp'), chance: odds.targetDisrupted },
          { key: 'charger', label: t('web.sip.odds.chargerDp'), chance: odds.ownDisrupted, className: 'own' },
        ]}
      />
    </div>
  );
}

/** Cost and odds of an order, for its button: a bar for what it brings and for what it risks, its activation counted in. */
export function ShortOdds({ state, command }: { readonly state: State; readonly command: Command }): ReactNode {
  const { t } = useMessages<TableKey>();
  const { activation, rally, shot, melee } = orderPreview(state, command);
  const isCatch = command.type === 'charge' && melee === null;
  const { succeeds, ownDisrupted } = orderOdds(state, command);
  const brings = [
    ...(rally ? ['rallies' as const] : []),
    ...(shot ? ['fire' as const] : []),
    ...(melee ? ['charge' as const] : []),
    ...(isCatch ? ['catches' as const] : []),
  ].map((what) => ({ label: t(`web.sip.odds.short.${what}`), chance: succeeds }));
  const obeys = activation && percent(activation.chance);
  const parts = [
    ...(melee ? [t(melee.flank ? 'web.sip.odds.short.flank' : 'web.sip.odds.short.front')] : []),
    ...(obeys === null
      ? []
      : [t(brings.length > 0 ? 'web.sip.odds.short.counted' : 'web.sip.odds.short.obeys', { chance: obeys })]),
  ];
  const risks = melee ? [{ label: t('web.sip.odds.short.own'), chance: ownDisrupted, harms: true }] : [];
  return (
    <>
      <span className="roll-odds">
        <Cost state={state} /> {parts.join(' · ')}
      </span>
      {brings.length > 0 && <Meters rows={[...brings, ...risks]} />}
    </>
  );
}
