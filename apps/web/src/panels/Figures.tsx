/** Figures of a proposed order, to be typed: any legal length, turn or place can be given without a drag. */
import type { Command } from '@drumhead/engine';
import { type ReactNode, useId, useState } from 'react';
import { type Figure, figuresOf, shownFigure, withFigure } from '../battle/interaction/figures.ts';
import { useMessages } from '../i18n/index.ts';
import './figures.css';

/** Millimetres of the unit that lengths are shown in. */
const LENGTHS = { mm: 1, cm: 10 } as const;

/** What the buttons beside a figure add: millimetres or degrees. */
const STEP = 5;

export function Figures<C extends Command>({
  asked,
  command,
  lengths,
  change,
}: {
  /** The order asked for, and its legal form or null. */
  readonly asked: C;
  readonly command: C | null;
  readonly lengths: keyof typeof LENGTHS;
  readonly change: (command: C) => void;
}): ReactNode {
  const { t } = useMessages();
  const [typed, setTyped] = useState<C | null>(null);
  // What was typed stays, even where it is refused; a drag starts from what would be ordered.
  const shown = typed === asked ? asked : (command ?? asked);
  const figures = figuresOf(shown);
  if (figures.length === 0) return null;
  const set = (figure: Figure, value: number) => {
    const next = withFigure(shown, figure, value);
    setTyped(next);
    change(next);
  };
  return (
    <details className="figures">
      <summary>{t('web.figures')}</summary>
      {figures.map((figure) => (
        <FigureField key={figure.path.join('.')} figure={figure} lengths={lengths} set={set} />
      ))}
    </details>
  );
}

function FigureField({
  figure,
  lengths,
  set,
}: {
  readonly figure: Figure;
  readonly lengths: keyof typeof LENGTHS;
  readonly set: (figure: Figure, value: number) => void;
}): ReactNode {
  const { t } = useMessages();
  const id = useId();
  /** What is being typed, until the field is left. */
  const [text, setText] = useState<string | null>(null);
  const isLength = figure.measure === 'length';
  const unit = isLength ? LENGTHS[lengths] : 1;
  const name = t(`web.figures.${figure.name}`);
  const label = figure.place === 0 ? name : t('web.figures.place', { place: figure.place, figure: name });
  const read = (typed: string) => {
    setText(typed);
    if (typed.trim() !== '' && Number.isFinite(Number(typed))) set(figure, Number(typed) * unit);
  };
  const add = (by: number) => {
    setText(null);
    set(figure, figure.value + by);
  };
  return (
    <div className="figure">
      <label htmlFor={id}>
        {label} ({isLength ? lengths : '°'})
      </label>
      <button type="button" aria-label={t('web.figures.less', { figure: label })} onClick={() => add(-STEP)}>
        −
      </button>
      <input
        id={id}
        type="number"
        step="any"
        value={text ?? shownFigure(figure.value, unit)}
        onChange={(event) => read(event.target.value)}
        onBlur={() => setText(null)}
      />
      <button type="button" aria-label={t('web.figures.more', { figure: label })} onClick={() => add(STEP)}>
        +
      </button>
    </div>
  );
}
