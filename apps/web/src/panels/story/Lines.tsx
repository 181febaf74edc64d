/** Lines of the log, as an opened entry of the story shows them: what a line says, its dice, its rule, its sums. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../../battle/index.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { type Messages, useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { hideSpots, showSpots, spotsOf, spotStore } from '../../table/spots.ts';
import { Dice } from '../Dice.tsx';
import { highlightOnHover } from '../highlight.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { Tally } from '../Tally.tsx';
import type { Told } from './storyOf.ts';

const Why = lazyComponent(() => import('../../advice/Why.tsx').then((found) => found.Why));

const ScoreChange = lazyComponent(() => import('../ScoreChange.tsx').then((found) => found.ScoreChange));

// Online battles alone have them.
const LogNotes = lazyComponent(() => import('../../online/session/LogNotes.tsx').then((found) => found.LogNotes));

/** Marks on the table what a line is about, and says how far that moved; empty: nothing did. */
async function pointAt(
  screen: AnyScreen,
  messages: Messages,
  name: string,
  { line, step, before }: Told,
): Promise<string> {
  // Without a connection the report may not come; then the line only tells.
  const report = await screen.report().catch(() => null);
  if (report === null) return '';
  const place = (state: unknown) => (piece: string) => report.placeOf(state, piece);
  const spots = spotsOf(line.pieces, place((before ?? step).state), place(step.state));
  showSpots(name, spots);
  return spots
    .flatMap(({ at, from }) =>
      from ? [report.lengthText(messages, step.state, Math.hypot(at.x - from.x, at.y - from.y))] : [],
    )
    .join('; ');
}

export function Lines({ told, screen }: { readonly told: readonly Told[]; readonly screen: AnyScreen }): ReactNode {
  return told.map((one) => {
    const { step, before, at, until } = one;
    const name = `${step.number}-${step.events.length}-${at}`;
    return (
      <Line key={name} name={name} told={one} screen={screen}>
        {until !== null && <AfterStep step={step} before={before} until={until} screen={screen} />}
      </Line>
    );
  });
}

/** What a step changed in the scores, why a computer player ordered it, and what was corrected or undone after it. */
function AfterStep({
  step,
  before,
  until,
  screen,
}: Pick<Told, 'step' | 'before'> & { readonly until: number; readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages();
  return (
    <>
      {before && <Why step={step} before={before} />}
      {before && (
        <ScoreChange before={screen.scores(messages, before.state)} after={screen.scores(messages, step.state)} />
      )}
      <Notes from={step.number} to={until} />
    </>
  );
}

/** What was corrected or undone after so many commands, both included. */
export function Notes({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const noted = useHosted((h) => [...h.corrections, ...h.undone].some(({ after }) => after >= from && after <= to));
  return noted && <LogNotes from={from} to={to} />;
}

interface LineProps {
  readonly name: string;
  readonly told: Told;
  readonly screen: AnyScreen;
  /** What follows the line. */
  readonly children: ReactNode;
}

function Line({ name, told, screen, children }: LineProps): ReactNode {
  const { line } = told;
  const [open, setOpen] = useState(false);
  const [length, setLength] = useState('');
  const messages = useMessages();
  const { t } = messages;
  const pointed = useStore(spotStore, (shown) => shown.line === name);
  const opens = line.tallies.length > 0;
  return (
    <>
      <li className={`${line.weight} side-${line.side ?? 'none'}`} {...highlightOnHover(line.pieces)}>
        {line.pieces.length === 0 ? (
          <span>{line.text}</span>
        ) : (
          <button
            type="button"
            className="link points"
            aria-pressed={pointed}
            title={t('web.log.point')}
            onClick={() => (pointed ? hideSpots() : void pointAt(screen, messages, name, told).then(setLength))}
          >
            {line.text}
          </button>
        )}{' '}
        {pointed && length !== '' && <span className="minor">{t('web.log.far', { length })} </span>}
        {line.forced && <span>{line.forced} </span>}
        <RuleLink rule={line.rule} />
        {line.dice.length > 0 && <Dice rows={line.dice} />}
        {opens && (
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('web.log.open')}
          </button>
        )}
        {open && line.tallies.map(({ label, tally }) => <Tally key={label} label={label} tally={tally} />)}
      </li>
      {children}
    </>
  );
}
