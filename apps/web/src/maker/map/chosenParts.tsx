/** What the panels of chosen pieces and spots share. */
import { allLanguages, isWhole, LANGUAGES } from '@drumhead/content';
import { ENVELOPE_MOST, type Worded } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { NumberField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { spoken } from '../document/edits.ts';
import { type Place, whole } from '../draw/places.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import type { Size } from '../rulesMaker.ts';
import type { Hand } from '../tool/hand.ts';
import { deleted } from '../tool/keys.ts';
import type { Ground, Step } from '../tool/step.ts';
import { Words } from '../words/Words.tsx';

export interface ChosenProps {
  readonly making: Making;
  readonly hand: Hand;
  readonly ground: () => Ground;
  readonly step: (step: Step) => void;
}

/** Words in every language that is whole, or in which they are given. */
export function NameWords({
  text,
  most = ENVELOPE_MOST.name,
  lines = 1,
  label = 'web.maker.name.in',
  onChange,
}: {
  readonly text: Worded;
  readonly most?: number;
  readonly lines?: number;
  /** With the language as a fact. */
  readonly label?: 'web.maker.name.in' | 'web.maker.text.in';
  readonly onChange: (text: Worded) => void;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  return allLanguages
    .filter((language) => isWhole(language) || text[language] !== undefined)
    .map((language) => (
      <Words
        key={language}
        label={t(label, { language: LANGUAGES[language].name })}
        value={text[language] ?? ''}
        most={most}
        lines={lines}
        onChange={(next) => onChange(spoken(text, language, next))}
      />
    ));
}

/** Where something stands, in figures. */
export function WhereFields({
  at,
  table: { width, height },
  onPut,
}: {
  readonly at: Place;
  readonly table: Size;
  readonly onPut: (place: Place) => void;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  const [x, y] = whole(at);
  return (
    <div className="maker-two">
      <NumberField
        label={t('web.maker.across')}
        value={x}
        least={0}
        most={width}
        onChange={(next) => next !== undefined && next !== x && onPut([next, y])}
      />
      <NumberField
        label={t('web.maker.down')}
        value={y}
        least={0}
        most={height}
        onChange={(next) => next !== undefined && next !== y && onPut([x, next])}
      />
    </div>
  );
}

/** The rule that tells what it does. */
export function RuleLine({ rule }: { readonly rule: string }): ReactNode {
  const { t } = useMessages<MakerKey>();
  return (
    <p className="minor">
      {t('web.maker.rules')}: <RuleLink rule={rule} />
    </p>
  );
}

export function DeleteButton({ hand, ground, step }: Omit<ChosenProps, 'making'>): ReactNode {
  const { t } = useMessages<MakerKey>();
  return (
    <button type="button" aria-keyshortcuts="Delete" onClick={() => step(deleted(ground(), { ...hand, corner: null }))}>
      {t('web.maker.delete.piece')}
    </button>
  );
}
