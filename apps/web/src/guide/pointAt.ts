/** Points at what a step of the guide names: an answer of the decision panel, which is brought into sight, and pieces. */
import { useEffect } from 'react';
import { hideSpots, showSpots, type Spot, spotStore } from '../table/spots.ts';

/** The name by which the guide points at places of the table. */
const GUIDE = 'guide';

/** `answer`: see `answerOf`. */
export interface Pointed {
  readonly answer: string | null;
  readonly places: readonly Spot[];
  /** The panel stays at its top: what stands there is to be read first. */
  readonly fromTop: boolean;
}

/** `moment`: counts the steps of the battle; at each the log takes away what was pointed at. */
export function usePointing({ answer, places, fromTop }: Pointed, moment: number): void {
  const at = JSON.stringify(places);
  useEffect(() => {
    // After the panel of the new decision is drawn, and the table has moved to the acting piece.
    const later = setTimeout(() => {
      const spots = JSON.parse(at) as readonly Spot[];
      if (spots.length > 0) showSpots(GUIDE, spots);
    });
    return () => {
      clearTimeout(later);
      if (spotStore.getState().line === GUIDE) hideSpots();
    };
  }, [at, moment]);
  useEffect(() => (answer === null ? undefined : markAnswer(answer, fromTop)), [answer, fromTop, moment]);
}

/** Is it in sight already, such as at the foot of the sheet? To go to its place in the text would hide its heading. */
function isInSight(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [left + 4, right - 4].every((x) =>
    [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(x, y))),
  );
}

/** On a phone the step of the guide and the main answers stay while the panel scrolls: the button is shown between them. */
function showBetween(button: HTMLElement): void {
  const panels = button.closest<HTMLElement>('.panels');
  const step = [...document.querySelectorAll<HTMLElement>('.panels > .guide > .guide-step')].at(-1);
  if (panels && step && getComputedStyle(step).position === 'sticky') {
    const top = Number.parseFloat(getComputedStyle(step).insetBlockStart) + step.offsetHeight + GAP;
    const foot = panels.querySelector<HTMLElement>('.decision-main')?.offsetHeight ?? 0;
    panels.style.scrollPaddingBlock = `${top}px ${foot + GAP}px`;
  } else if (panels) panels.style.scrollPaddingBlock = '';
  button.scrollIntoView({ block: 'nearest' });
  showFromFirst(button);
}

/** The answers before it, such as fewer dice, are compared with it: they come out from under the step, if there is room. */
function showFromFirst(button: HTMLElement): void {
  const first = button.closest('.rolls, ul')?.querySelector('button');
  if (!first) return;
  first.scrollIntoView({ block: 'nearest' });
  if (!isInSight(button)) button.scrollIntoView({ block: 'nearest' });
}

/** Pixels between them and the button, so that its ring is seen whole. */
const GAP = 8;

/** Marks the button until the answer changes, also when it is drawn only later. */
function markAnswer(answer: string, fromTop: boolean): () => void {
  const panel = document.getElementById('decision');
  if (!panel) return () => undefined;
  const buttons = () => panel.querySelectorAll<HTMLElement>('[data-answer]');
  let shown: HTMLElement | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    if (shown && !fromTop && !isInSight(shown)) showBetween(shown);
  };
  const mark = () => {
    for (const button of buttons()) {
      const named = button.dataset['answer'] === answer;
      button.toggleAttribute('data-advised', named);
      if (!named) continue;
      if (button !== shown) button.closest('details')?.setAttribute('open', '');
      shown = button;
      // Once the panel has gone to its top, as it does at every question, and what else is new in it is drawn.
      clearTimeout(later);
      later = setTimeout(show);
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(panel, { childList: true, subtree: true });
  mark();
  return () => {
    clearTimeout(later);
    observer.disconnect();
    for (const button of buttons()) button.removeAttribute('data-advised');
  };
}
