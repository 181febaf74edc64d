/** A scenario on the desk: what it is called, the steps of making it, and the ways out. */
import { inLanguage } from '@drumhead/engine';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../i18n/index.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { takesKeys } from '../table/takesKeys.ts';
import { sideColours } from '../table/troops/nations.ts';
import { type Fault, faultsIn, groundState } from './check/faults.ts';
import { type Edit, setupOf } from './document/edits.ts';
import type { documentMessages } from '../documents/messages.ts';
import { changeTo, makerEditor } from './makerEditor.ts';
import type { Making, Parts } from './making.ts';
import { endRun } from './balance/run.ts';
import { ForcesStep } from './forces/ForcesStep.tsx';
import { MapStep } from './map/MapStep.tsx';
import type { MakerKey } from './messages.ts';
import { Outward } from './Outward.tsx';
import { BriefingStep } from './words/BriefingStep.tsx';

/** Most battles go by the book. */
const RulesStep = lazyComponent(() => import('./script/RulesStep.tsx').then((found) => found.RulesStep));
/** It knows all rule sets, and few come so far. */
const BalanceStep = lazyComponent(() => import('./balance/BalanceStep.tsx').then((found) => found.BalanceStep));

const PublishStep = lazyComponent(() => import('./publish/PublishStep.tsx').then((found) => found.PublishStep));

const STEPS = ['map', 'forces', 'rules', 'briefing', 'test', 'publish'] as const;
type StepName = (typeof STEPS)[number];

export function Maker({ parts }: { readonly parts: Parts }): ReactNode {
  const making = useMaking(parts);
  const [step, setStep] = useState<StepName>('map');
  useUndoKeys();
  // Nobody waits for battles of a page that is left.
  useEffect(() => endRun, []);
  if (making === null) return null;
  const uniforms = making.ground === null ? [] : parts.screen.uniforms(making.ground);
  return (
    <div className="maker side-colours" style={sideColours(uniforms)}>
      <Head making={making} step={step} onStep={setStep} />
      {step === 'briefing' && <BriefingStep making={making} />}
      {step === 'forces' && <ForcesStep making={making} onRules={() => setStep('rules')} />}
      {step === 'rules' && <RulesStep making={making} />}
      {step === 'test' && <BalanceStep making={making} />}
      {step === 'publish' && <PublishStep making={making} />}
      {step === 'map' && <MapStep making={making} />}
    </div>
  );
}

/** Milliseconds without a change before the judge looks at it again: a name is not judged letter by letter. */
const REST = 120;

function useMaking(parts: Parts): Making | null {
  const { rules, judge } = parts;
  const file = useStore(makerEditor.store, (state) => state.value);
  const change = useChange();
  const setup = file && setupOf(file);
  // Names and briefings draw nothing anew.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the set-up alone is laid on the table
  const laid = useMemo(() => file && groundState(judge, rules, file), [judge, rules, setup]);
  const [last, setLast] = useState<unknown>(null);
  if (laid !== null && laid !== last) setLast(laid);
  const [checked, setChecked] = useState<{ readonly of: unknown; readonly faults: readonly Fault[] } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const timer = setTimeout(() => setChecked({ of: file, faults: faultsIn(judge, rules, file) }), REST);
    return () => clearTimeout(timer);
  }, [judge, rules, file]);
  if (file === null) return null;
  return { ...parts, file, ground: laid ?? last, faults: checked?.of === file ? checked.faults : null, change };
}

/** A picture or a force that comes late changes no other draft that is open by then. */
function useChange(): Making['change'] {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((edit: Edit) => {
    const { value } = makerEditor.store.getState();
    const next = value && edit(value);
    if (isHere.current && next !== null && next !== value) changeTo(next);
  }, []);
}

/** Fields that are chosen from undo nothing themselves. */
const hasNoUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('select, input[type=range]');

function useUndoKeys(): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (takesKeys(event.target) && !hasNoUndo(event.target))) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) makerEditor.redo();
    else makerEditor.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function Head({
  making,
  step,
  onStep,
}: {
  readonly making: Making;
  readonly step: StepName;
  readonly onStep: (step: StepName) => void;
}): ReactNode {
  const { t, translate, language } = useMessages<MakerKey | keyof typeof documentMessages>();
  const { past, future } = useStore(makerEditor.store);
  const { file } = making;
  return (
    <header className="maker-head">
      <div className="maker-title">
        <h2>{inLanguage(file.title, language)}</h2>
        <p>
          {translate(manifestOf(file.ruleset)?.name ?? 'web.title')} · {t('web.maker.draft')}
        </p>
      </div>
      <nav className="maker-steps" aria-label={t('web.maker.steps')}>
        {STEPS.map((one, i) => (
          <button key={one} type="button" aria-current={one === step ? 'step' : undefined} onClick={() => onStep(one)}>
            <span className="maker-number" aria-hidden="true">
              {i + 1}
            </span>{' '}
            {t(`web.maker.step.${one}`)}
          </button>
        ))}
      </nav>
      <div className="maker-acts maker-undo">
        <ClosableButton
          aria-keyshortcuts="Control+Z"
          closed={past.length === 0 ? t('web.papers.undo.none') : null}
          onClick={() => makerEditor.undo()}
        >
          {t('web.papers.undo')}
        </ClosableButton>
        <ClosableButton
          aria-keyshortcuts="Control+Y"
          closed={future.length === 0 ? t('web.maker.redo.none') : null}
          onClick={() => makerEditor.redo()}
        >
          {t('web.maker.redo')}
        </ClosableButton>
      </div>
      <div className="maker-acts">
        <Outward making={making} />
      </div>
    </header>
  );
}
