/**
 * What is given away or deleted is asked about where its button stands, so the second press of a double click would
 * answer. Buttons that are marked as grave take no press that follows another at once; the next one counts.
 */
export function takeGraveAtSinglePress(): void {
  const isAnswered = ({ detail, target }: MouseEvent): boolean =>
    // Keys and other programs press with 0; browsers count clicks that follow one another from 1.
    detail > 1 && target instanceof Element && target.closest('button.grave') !== null;
  window.addEventListener(
    'click',
    (event) => {
      if (isAnswered(event)) event.stopPropagation();
    },
    { capture: true },
  );
}
