/** Parts of the panels in which a piece of terrain is laid by hand. */
import type { Refusal } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { type MessageKey, useSpeech } from '../../../../i18n/index.ts';
import { useTold } from '../../../../i18n/useBundle.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import type { TableKey } from '../../screen/messages.ts';
import type { Scene } from '../../interaction/scene.ts';
import { REFUSALS } from '../../screen/refusals.ts';
import { readable } from '../../screen/names.ts';

/** One measure of the piece in the hand. */
export function Slider({
  label,
  value,
  least,
  most,
  step,
  unit,
  set,
}: {
  readonly label: 'web.sk.lay.width' | 'web.sk.lay.height' | 'web.sk.lay.length' | 'web.sk.lay.turn';
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly unit: string;
  readonly set: (value: number) => void;
}): ReactNode {
  const { say } = useSpeech<TableKey>();
  return (
    <>
      <label htmlFor={label}>{say(label)}</label>
      <input
        id={label}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => set(Number(event.target.value))}
      />
      <output>
        {value} {unit}
      </output>
    </>
  );
}

/** Why it may not lie there. */
export function Refused({ scene, refusal }: { readonly scene: Scene; readonly refusal: Refusal | null }): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const why = useTold(REFUSALS);
  return (
    refusal && (
      <div className="refused" role="alert">
        <p>
          {why(refusal.reason, readable(speech, scene.state, refusal.facts))} <RuleLink rule={refusal.rule} />
        </p>
      </div>
    )
  );
}
