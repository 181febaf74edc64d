/** Shared controls for placing a terrain piece. */
import type { Refusal } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { useBundleMessages } from '../../../../i18n/useBundle.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import type { TableKey } from '../../screen/messages.ts';
import type { Scene } from '../../interaction/scene.ts';
import { REFUSALS } from '../../screen/refusals.ts';
import { readable } from '../../screen/names.ts';

/** One measure of the piece being placed. */
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
  const { t } = useMessages<TableKey>();
  return (
    <>
      <label htmlFor={label}>{t(label)}</label>
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

/** The refusal of its place. */
export function Refused({
  scene,
  refusal,
  id,
}: {
  readonly scene: Scene;
  readonly refusal: Refusal | null;
  /** By which the button that is closed for it names it. */
  readonly id: string;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const why = useBundleMessages(REFUSALS);
  return (
    refusal && (
      <div className="refused" role="alert">
        <p id={id}>
          {why(refusal.reason, readable(messages, scene.state, refusal.facts))} <RuleLink rule={refusal.rule} />
        </p>
      </div>
    )
  );
}
