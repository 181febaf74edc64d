/** Odds of a choice in numbers. */
import { total } from '@drumhead/engine';
import type { Command } from '@drumhead/large-battles';
import { rerollPreview } from '@drumhead/large-battles/preview';
import { signed } from '@drumhead/content';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundle } from '../../../i18n/useBundle.ts';
import { Chances } from '../../../panels/Chances.tsx';
import { Meters } from '../../../panels/Meters.tsx';
import { percent } from '../../../panels/percent.ts';
import { Tally } from '../../../panels/Tally.tsx';
import { TermText } from '../../../panels/TermText.tsx';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import type { Scene } from '../interaction/scene.ts';
import type { DecidingKey } from './messages.ts';
import { REFUSALS } from '../screen/refusals.ts';
import { generalRoll, previewOdds, rerollOdds, type RollOdds, unitRoll } from '../interaction/odds.ts';

/** All outcomes of a proposed shot or fight. */
export function ChoiceOdds({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t } = useMessages<MessageKey | DecidingKey>();
  useBundle('large-battles-deciding-pages');
  const odds = previewOdds(scene, command);
  if (!odds) return null;
  return (
    <div className="odds">
      <div className="tallies">
        <Tally label={t('sum.attack')} tally={odds.attack} />
        <Tally label={t('sum.defence')} tally={odds.defence} />
      </div>
      <Chances
        caption={`${t('web.odds.title')} (${total(odds.attack)} : ${total(odds.defence)}, ${t('web.odds.exact')})`}
        rows={odds.chances.map(({ what, chance }) => ({ key: what, label: t(`web.odds.${what}`), chance }))}
      />
      {odds.chances.some(({ what, chance }) => what === 'attackerWins' && chance > 0) && (
        <p className="minor">
          {t('web.odds.lostWhenBeaten')} <RuleLink rule="LB-CON-12" />
        </p>
      )}
    </div>
  );
}

/** The odds of a choice in one line, for its button. */
export function ShortOdds({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t } = useMessages();
  const after = command.type === 'keep' || command.type === 'reroll' ? rerollPreview(scene.state, command) : null;
  if (after)
    return (
      <span className="roll-odds">
        {after
          .filter(({ chance }) => chance > 0)
          .map(({ what, chance }) => `${t(`web.odds.${what}`)} ${percent(chance)}`)
          .join(', ')}
      </span>
    );
  if (command.type !== 'spend' && command.type !== 'declare') return null;
  const odds = previewOdds(scene, command);
  if (!odds) return null;
  const own = scene.side === scene.state.active ? 'attacker' : 'defender';
  const isHarm = (what: string): boolean =>
    /(?:Wins|Acts)$/.test(what) ? !what.startsWith(own) : what === 'bounce' ? own === 'attacker' : what.startsWith(own);
  return (
    <>
      <span className="roll-odds">
        {total(odds.attack)} : {total(odds.defence)}
      </span>
      <Meters
        rows={odds.chances
          .slice(0, 2)
          .map(({ what, chance }) => ({ label: t(`web.odds.${what}`), chance, harms: isHarm(what) }))}
      />
    </>
  );
}

/** The face that each die of a roll needs, with the Quality and the modifiers that make it; empty without modifiers. */
export function RollNeed({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t, translate } = useMessages<MessageKey | DecidingKey>();
  const odds = oddsOf(scene, command);
  const ready = [useBundle('large-battles-deciding-pages'), useBundle(REFUSALS)].every(Boolean);
  if (!ready || !odds || odds.bonus.length === 0) return null;
  const { need, quality, bonus } = odds;
  const reasons = bonus.map(({ what, add }) => `, ${translate(what)} ${signed(add)}`).join('');
  return (
    <p className="minor">
      <TermText text={t('web.roll.need', { need, quality, reasons })} />{' '}
      {bonus.map(({ rule }) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  );
}

export function RollOddsLine({
  scene,
  command,
  actions,
}: {
  readonly scene: Scene;
  readonly command: Command;
  /** So many actions are needed: their chance takes the place of the average. */
  readonly actions?: number;
}): ReactNode {
  const { t, language } = useMessages();
  const odds = oddsOf(scene, command);
  if (!odds) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const { frame } = scene;
  // A double failure matters to group orders and units alone.
  const general =
    command.type === 'activateGeneral' ||
    command.type === 'reactGeneral' ||
    command.type === 'react' ||
    (frame?.at === 'rerollChoice' && frame.roll.purpose !== 'group');
  const reserve = command.type === 'press' || (frame?.at === 'rerollChoice' && frame.roll.purpose === 'reserve');
  return (
    <>
      {command.type === 'activate' && actions === undefined && <RollMeters odds={odds} />}
      <span className="roll-odds">
        {command.type !== 'keep' && `${t('web.tally.need', { need: odds.need })} · `}
        {actions === undefined
          ? t(general ? 'web.odds.general' : reserve ? 'web.odds.reserve' : 'web.odds.activation', {
              actions: number.format(odds.mean),
              turnover: percent(odds.turnover),
              none: percent(odds.none),
            })
          : t('web.odds.arrives', {
              chance: percent(odds.atLeast[actions] ?? 0),
              turnover: percent(odds.turnover),
            })}
      </span>
    </>
  );
}

/** The chances of an activation as bars: that the unit acts, and that it fails twice. */
function RollMeters({ odds }: { readonly odds: RollOdds }): ReactNode {
  const { t } = useMessages<MessageKey | DecidingKey>();
  if (!useBundle('large-battles-deciding-pages')) return null;
  return (
    <Meters
      rows={[
        { label: t('web.roll.acts'), chance: 1 - odds.none },
        { label: t('web.roll.fails'), chance: odds.turnover, harms: true },
      ]}
    />
  );
}

/** The chance of at least one action, and the face it takes. */
export function ReactionOdds({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t } = useMessages<MessageKey | DecidingKey>();
  const odds = oddsOf(scene, command);
  if (!odds) return null;
  return (
    <span className="candidate-odds">
      <strong>{percent(1 - odds.none)}</strong> <span>{t('web.react.acts', { need: odds.need })}</span>
    </span>
  );
}

function oddsOf(scene: Scene, command: Command): RollOdds | null {
  const { state, frame } = scene;
  const dice = frame?.at === 'window' ? frame.dice : 'dice' in command ? command.dice : 0;
  switch (command.type) {
    case 'activate':
      return unitRoll(state, command.unit, dice, false);
    case 'react':
      return unitRoll(state, command.unit, dice, true);
    case 'activateGeneral':
    case 'reactGeneral':
    case 'group':
      return generalRoll(state, command.general, dice);
    case 'keep':
    case 'reroll':
      return rerollOdds(state, command);
    case 'press':
      return frame?.at === 'freeMove' ? unitRoll(state, frame.unit, dice, false) : null;
    default:
      return null;
  }
}
