/**
 * The table looks at the step that is shown: its pieces, and the way they came. Where a question follows from it in the
 * turn of another, at the pieces of both; where one's own turn goes on, at one's own men, once that step has been read.
 */
import { useEffect, useRef } from 'react';
import { comeHome, focusOn, stayHere } from '../../table/leadView.ts';
import { spotsOf } from '../../table/spots.ts';
import { useHosted } from '../index.ts';
import type { AskedPieces } from '../screen.ts';
import { settings } from '../settings.ts';
import { STAY } from './pace.ts';
import type { TurnStep } from './turnSteps.ts';

const NOBODY: AskedPieces = { about: [], usable: [] };

/** `own`: the viewer decides now. */
export function useFocus(step: TurnStep | null, own: boolean): void {
  const all = useHosted((h) => h.following.all);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const side = useHosted((h) => h.battle?.ruleset.seats(h.battle.state).indexOf(h.viewer) ?? -1);
  const asked = useHosted((h) => (own ? h.battle?.state : undefined));
  const seen = useRef('');
  /** Count of the step that was looked at last; null: the battle is just opened. */
  const looked = useRef<number | null>(null);
  useEffect(() => {
    if (!screen) return undefined;
    let isWanted = true;
    let stopWaiting: (() => void) | undefined;
    async function look(): Promise<void> {
      const {
        about,
        usable,
        targets = [],
      } = asked === undefined ? NOBODY : ((await screen?.askedPieces(asked, viewer)) ?? NOBODY);
      const report = await screen?.report();
      if (!isWanted || !report) return;
      // The same step is looked at once: the reader may have gone elsewhere since.
      const news = `${step?.count} ${own && viewer} ${about.join()} ${usable.join()} ${targets.join()}`;
      if (seen.current === news) return;
      seen.current = news;
      const place = (state: unknown) => (piece: string) => report.placeOf(state, piece);
      const standing = (pieces: readonly string[]) => pieces.map(place(asked)).filter((at) => at !== null);
      const [before, after] = step ? [all[step.count - 2]?.state, all[step.count - 1]?.state] : [];
      const happened = step && after !== undefined ? spotsOf(step.pieces, place(before ?? after), place(after)) : [];
      const whole = happened.flatMap(({ at, from }) => (from && about.length === 0 ? [at, from] : [at]));
      const isHome = own && about.length === 0;
      const lookedBefore = looked.current;
      looked.current = step?.count ?? 0;
      if (isHome && step?.seat !== viewer) {
        const goHome = () => comeHome(viewer, standing(usable), standing(targets));
        // The last thing that another did, such as a shot at one's own man, may end the turn with it.
        const isNews = lookedBefore !== null && lookedBefore !== step?.count && whole.length > 0;
        const stay = isNews ? STAY[settings().pace] : 0;
        if (stay === 0) return goHome();
        focusOn(whole, null);
        const done = (then: () => void) => (): void => {
          stopWaiting = undefined;
          then();
        };
        // What came of one's own order is read at leisure; after the turn of another one's own men are looked for.
        stopWaiting =
          step?.side === side
            ? atNextPress(
                done(goHome),
                done(() => stayHere(viewer)),
              )
            : later(stay, done(goHome));
      }
      // The view of one's own turn is not that of an answer in the turn of another.
      else focusOn([...standing(about), ...whole], isHome ? viewer : null);
    }
    // Without a connection the report may not come; then the view stays.
    look().catch(() => undefined);
    return () => {
      isWanted = false;
      // The way home that is not gone yet is gone after all, unless something new happens.
      if (stopWaiting !== undefined) seen.current = '';
      stopWaiting?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list grows; what a step is about does not change
  }, [step?.count, screen, own, asked, viewer]);
}

/** Calls back after some milliseconds. Returns how to stop waiting. */
function later(time: number, then: () => void): () => void {
  const timer = setTimeout(then, time);
  return () => clearTimeout(timer);
}

const ON_TABLE = ['pointerdown', 'wheel', 'keydown'] as const;
const BESIDE = ['pointerup', 'keydown'] as const;
const PRESSES = [...new Set([...ON_TABLE, ...BESIDE])];

/**
 * Calls back at the reader's next press: until then the result is being read. Whoever begins something on the table wants
 * what is seen there, and stays. Returns how to stop waiting.
 */
function atNextPress(leave: () => void, stay: () => void): () => void {
  const heard = ({ type, target }: Event): void => {
    const isOnTable = target instanceof Element && target.closest('.table-place') !== null;
    if (!(isOnTable ? ON_TABLE : BESIDE).some((press) => press === type)) return;
    stop();
    (isOnTable ? stay : leave)();
  };
  const stop = (): void => PRESSES.forEach((press) => removeEventListener(press, heard, true));
  for (const press of PRESSES) addEventListener(press, heard, true);
  return stop;
}
