/** Odds in figures, before anything is rolled. */
import { total } from '@drumhead/engine';
import {
  type ClashPreview,
  type Command,
  enAvantPreview,
  leastFace,
  type RollPreview,
} from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Chances } from '../../../panels/Chances.tsx';
import { Meters } from '../../../panels/Meters.tsx';
import { Tally } from '../../../panels/Tally.tsx';
import { bringsDown, clashAfter } from '../interaction/clash.ts';
import type { TableKey } from '../screen/messages.ts';
import type { Scene } from '../interaction/scene.ts';
import { modelName, type Messages } from '../screen/names.ts';
import { percent, percents } from '../../../panels/percent.ts';
import { ShortRisk } from './Risks.tsx';

/**
 * Outcomes of a fight or a shot, then both sums: on a phone the odds must be in sight beside the button that sends it.
 * `defender`: whose outcomes come first; `children`: what the outcomes may bring, before the sums.
 */
export function ClashOdds({
  scene,
  clash,
  defender,
  children,
}: {
  readonly scene: Scene;
  readonly clash: ClashPreview;
  readonly defender: number;
  readonly children?: ReactNode;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  // The most likely first, often that nothing comes of it.
  const rows = [...clash.results].sort((a, b) => b.chance - a.chance);
  return (
    <div className="odds">
      <Chances
        caption={`${t('web.odds.title')} (${t('web.odds.exact')})`}
        rows={rows.map(({ loser, what, chance }) => ({
          key: `${loser}${what}`,
          label: resultWords(messages, scene, loser, what),
          chance,
          className: loser < 0 ? 'level' : loser === defender ? '' : 'own',
        }))}
      />
      {children}
      <div className="tallies">
        <Tally label={t('sum.attack')} tally={clash.attack} />
        <Tally label={t('sum.defence')} tally={clash.defence} />
      </div>
    </div>
  );
}

function resultWords(
  messages: Messages,
  scene: Scene,
  loser: number,
  what: ClashPreview['results'][number]['what'],
): string {
  const name = loser < 0 ? '' : modelName(messages, scene.state, loser);
  return messages.t(`web.sk.result.${what}`, { name });
}

/** Odds on a button: the chance to bring a model or an obstacle down, or to be harmed. */
export function ShortClash({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  if (command.type === 'bash' || command.type === 'jump') return <ShortRisk scene={scene} command={command} />;
  if (command.type === 'feature') return <EnAvantOdds scene={scene} again={command.use} />;
  if (command.type !== 'attack' && command.type !== 'shoot') return null;
  const clash = clashAfter(scene, command);
  if (!clash) return null;
  const out = clash.results.filter(
    ({ what, loser }) => loser === command.target && (what === 'wounded' || what === 'killed'),
  );
  const sum = (list: ClashPreview['results']) => list.reduce((p, { chance }) => p + chance, 0);
  return (
    <Meters
      rows={[
        { label: t('web.sk.odds.down'), chance: bringsDown(clash, command.target) },
        { label: t('web.sk.odds.out'), chance: sum(out) },
      ]}
    />
  );
}

/** SK-NAT-1. The roll of a group as it lies, or rolled again. */
function EnAvantOdds({ scene, again }: { readonly scene: Scene; readonly again: boolean }): ReactNode {
  const { t, language } = useMessages<TableKey>();
  if (scene.frame?.at !== 'enAvant') return null;
  const rows = enAvantPreview(scene.state, scene.frame, again);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <span className="roll-odds">
      {t('web.sk.odds.actions', {
        actions: number.format(rows.reduce((sum, { actions, chance }) => sum + actions * chance, 0)),
        turnover: percent(rows.reduce((sum, { turnover, chance }) => (turnover ? sum + chance : sum), 0)),
      })}
    </span>
  );
}

const needed = ({ quality, bonus }: RollPreview): number => leastFace(quality, total(bonus));

export interface DiceRow {
  readonly key: string;
  readonly label: string;
  readonly roll: RollPreview;
  /** So many actions are needed. */
  readonly actions?: number;
}

/** One, two and three dice: chances of each number of actions, and of the turn ending. */
export function DiceTable({
  rows,
  onDice,
}: {
  readonly rows: readonly DiceRow[];
  readonly onDice: (row: number) => void;
}): ReactNode {
  const { t, language } = useMessages<TableKey | MessageKey>();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const first = rows[0]?.roll;
  return (
    <div className="rolls">
      {rows.map(({ key, label, roll, actions: needs }, i) => {
        const actions = actionsIn(roll);
        const shown = percents(actions);
        const turnover = roll.rows.reduce((sum, row) => (row.turnover ? sum + row.chance : sum), 0);
        const mean = actions.reduce((sum, chance, n) => sum + chance * n, 0);
        return (
          <button key={key} type="button" className="roll" data-answer={key} onClick={() => onDice(i)}>
            <span className="roll-head">
              <strong>{label}</strong>
              <span className="roll-odds">
                {needs === undefined
                  ? t('web.sk.odds.actions', { actions: number.format(mean), turnover: percent(turnover) })
                  : t('web.sk.odds.arrives', {
                      chance: percent(actions.reduce((sum, chance, n) => (n >= needs ? sum + chance : sum), 0)),
                      turnover: percent(turnover),
                    })}
              </span>
            </span>
            <span
              className="roll-bars"
              role="img"
              aria-label={`${t('web.sk.odds.table')}: ${shown.map((chance, n) => `${n}: ${chance}`).join(', ')}`}
            >
              {actions.map(
                (p, n) =>
                  p > 0.0005 && (
                    <span key={n} className={`roll-bar n${n}`} style={{ flexGrow: p }}>
                      {n} · {shown[n]}
                    </span>
                  ),
              )}
            </span>
          </button>
        );
      })}
      {first && <p className="minor">{t('web.sk.pick.dice', { need: needed(first) })}</p>}
      {first && first.bonus.length > 0 && <Tally label={t('sum.bonus')} tally={first.bonus} />}
    </div>
  );
}

/** Chance of exactly so many actions, from 0. */
function actionsIn({ dice, rows }: RollPreview): readonly number[] {
  return Array.from({ length: dice + 1 }, (_, n) =>
    rows.reduce((sum, row) => (row.actions === n ? sum + row.chance : sum), 0),
  );
}
