/** What is proposed: its measure, its odds, why it may not be, and the button that does it. */
import { total } from '@drumhead/engine';
import type { Command } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { Tally } from '../../panels/Tally.tsx';
import { RuleLink } from '../../reference/RuleLink.tsx';
import type { Aim } from './aim.ts';
import { addedShots } from './decision.ts';
import { lineOf } from './lines.ts';
import type { Preview as Brings } from '@drumhead/large-battles/screen';
import { generalRoll, previewOdds, type RollOdds, unitRoll } from './previews.ts';
import type { Scene } from './scene.ts';
import { act } from './store.ts';
import { commandWords, lengthWords, readable, unitName } from './words.ts';

export function Preview({
  scene,
  aim,
  held,
}: {
  readonly scene: Scene;
  readonly aim: Aim;
  readonly held: boolean;
}): ReactNode {
  const speech = useSpeech();
  const { say, tell } = speech;
  const { command, refusal, ghost } = aim;
  const shown = command ?? aim.asked;
  const length = ghost ? Math.hypot(ghost.x - aim.from.x, ghost.y - aim.from.y) : 0;
  const odds = held ? null : previewOdds(scene, shown);
  return (
    <div className="preview">
      <h3>{titleOf()}</h3>
      {aim.attack && <p>{lineOf(speech, scene.state, aim.attack, scene.seat)?.text}</p>}
      {length > 1 && scene.frame?.at !== 'deploy' && (
        <p>{say('web.preview.length', { length: lengthWords(speech, scene.state, length) })}</p>
      )}
      {refusal && (
        <div className="refused" role="alert">
          <p>
            <strong>{say(command ? 'web.refused.stops' : 'web.refused')}.</strong>{' '}
            {tell(refusal.reason, readable(speech, scene.state, refusal.facts))} <RuleLink rule={refusal.rule} />
          </p>
        </div>
      )}
      {odds && <Odds odds={odds} />}
      {!held && shown.type === 'fire' && <Added scene={scene} command={shown} />}
      <ul className="choices row">
        {command && (
          <li>
            <button type="button" className="primary" disabled={held} onClick={() => act({ type: 'confirm' })}>
              {say(refusal ? 'web.preview.nearest' : 'web.preview.confirm')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => act({ type: 'cancel' })}>
            {say('web.preview.cancel')}
          </button>
        </li>
      </ul>
      {ghost && command && !held && <p className="minor">{say('web.preview.again')}</p>}
    </div>
  );

  function titleOf(): string {
    const { state } = scene;
    const what = commandWords(speech, state, shown);
    if (shown.type === 'fire') return `${tell('lb.command.fire')}: ${what}`;
    if (shown.type === 'approach') return `${what}: ${unitName(speech, state, shown.unit)}`;
    return what;
  }
}

/** Actions that may be added as dice. */
function Added({
  scene,
  command,
}: {
  readonly scene: Scene;
  readonly command: Command & { readonly type: 'fire' };
}): ReactNode {
  const speech = useSpeech();
  const shots = addedShots(scene, command);
  if (shots.length < 2) return null;
  return (
    <ul className="choices row small">
      {shots.map((shot) => (
        <li key={JSON.stringify(shot)}>
          <button
            type="button"
            aria-pressed={shot.type === 'fire' && shot.added === command.added}
            onClick={() => act({ type: 'propose', command: shot })}
          >
            +{shot.type === 'fire' ? shot.added : 0} {speech.say('web.odds.addedDice')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1 %';
  return `${Math.round(p * 100)} %`;
}

export function Odds({ odds }: { readonly odds: Brings }): ReactNode {
  const { say } = useSpeech();
  return (
    <div className="odds">
      <div className="tallies">
        <Tally label={say('web.tally.attack')} tally={odds.attack} />
        <Tally label={say('web.tally.defence')} tally={odds.defence} />
      </div>
      <table className="pairs">
        <caption>
          {say('web.odds.title')} ({total(odds.attack)} : {total(odds.defence)}, {say('web.odds.exact')})
        </caption>
        <tbody>
          {odds.chances.map(({ what, chance }) => (
            <tr key={what}>
              <td>{say(`web.odds.${what}`)}</td>
              <td className="bar-cell" aria-hidden="true">
                <span className="chance" style={{ width: `${chance * 100}%` }} />
              </td>
              <td className="number">{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The odds of a choice in one line, for its button. */
export function ShortOdds({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { say } = useSpeech();
  if (command.type !== 'spend' && command.type !== 'declare') return null;
  const odds = previewOdds(scene, command);
  if (!odds) return null;
  const parts = odds.chances.slice(0, 2).map(({ what, chance }) => `${say(`web.odds.${what}`)} ${percent(chance)}`);
  return (
    <span className="roll-odds">
      {total(odds.attack)} : {total(odds.defence)} · {parts.join(', ')}
    </span>
  );
}

export function RollOddsLine({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { say, language } = useSpeech();
  const odds = oddsOf(scene, command);
  if (!odds) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const general = command.type === 'activateGeneral' || command.type === 'reactGeneral' || command.type === 'react';
  return (
    <span className="roll-odds">
      {say('web.tally.need', { need: odds.need })} ·{' '}
      {say(general ? 'web.odds.general' : 'web.odds.activation', {
        actions: number.format(odds.mean),
        turnover: percent(odds.turnover),
        none: percent(odds.none),
      })}
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
    case 'press':
      return frame?.at === 'freeMove' ? unitRoll(state, frame.unit, dice, false) : null;
    default:
      return null;
  }
}
