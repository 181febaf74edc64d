/** Who fights, and where each side deploys: forces of the builders and saved lists, zones on the table. */
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RulesBriefing } from '../../briefing/rulesBriefing.ts';
import { NumberField } from '../../documents/Fields.tsx';
import { useFaults } from '../../documents/Problems.tsx';
import { ensureBundle } from '../../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { useClause } from '../../reference/loadReference.ts';
import { manifestOf } from '../../rulesets/manifests.ts';
import { Force } from '../../setUp/Force.tsx';
import type { RulesSetUp } from '../../setUp/rulesSetUp.ts';
import { useBegun } from '../check/useBegun.ts';
import { setupOf, sizeOf, withSetup } from '../document/edits.ts';
import type { Making } from '../making.ts';
import { FaultList } from '../map/FaultList.tsx';
import { MakerTable } from '../map/MakerTable.tsx';
import type { MakerKey } from '../messages.ts';
import type { Zone } from '../rulesMaker.ts';
import { useZoneHand } from './useZoneHand.ts';
import { ZoneMarks } from './ZoneMarks.tsx';

/** What the set-up page and the briefing of the rule set know of forces. */
interface Known {
  readonly setUp: RulesSetUp;
  readonly briefing: RulesBriefing;
}

export function ForcesStep({ making }: { readonly making: Making }): ReactNode {
  const { t } = useMessages<MakerKey | MessageKey>();
  const { rules, file, change } = making;
  const state = useWhole(making);
  const known = useKnown(file.ruleset);
  const zones = state === null ? [] : rules.zones(setupOf(file), state as never);
  const put = (side: number, zone: Zone): void =>
    change((now) => withSetup(now, rules.withZone(setupOf(now), state as never, side, zone)));
  const extent = sizeOf(rules, file);
  const { hand, input, choose } = useZoneHand(zones, extent, put);
  return (
    <div className="maker-map maker-forces">
      <MakerTable making={making} overlay={<ZoneMarks zones={zones} hand={hand} />} input={input} />
      <aside className="maker-panels">
        {state === null && <p role="alert">{t('web.maker.forces.wrong')}</p>}
        {state !== null &&
          zones.map((zone, side) => (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <div key={side} className={`maker-side side-${side}`}>
              {known && <SideForce making={making} known={known} state={state} side={side} />}
              <SideZone
                zone={zone}
                isChosen={hand.side === side}
                extent={extent}
                onChoose={() => choose(hand.side === side ? null : side)}
                onPut={(next) => put(side, next)}
              />
            </div>
          ))}
      </aside>
      <div className="maker-foot">
        <p className="maker-how">{t('web.maker.zone.how')}</p>
        <FaultList making={making} />
      </div>
    </div>
  );
}

/** How the scenario begins; while it is not sound, how it began before. */
function useWhole(making: Making): unknown {
  const now = useBegun(making);
  const [last, setLast] = useState<unknown>(null);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}

function useKnown(ruleset: string): Known | null {
  const { language } = useMessages();
  const i18n = useI18n();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<Known> => {
      const manifest = manifestOf(ruleset);
      const [setUp, briefing] = (await Promise.all([manifest?.setUp(), manifest?.briefing()])) as [
        RulesSetUp,
        RulesBriefing,
      ];
      const bundles = [...setUp.bundles, 'web-set-up-pages', 'web-briefing-pages'];
      await Promise.all([setUp.load(), ...bundles.map((bundle) => ensureBundle(i18n, bundle, language))]);
      return { setUp, briefing };
    };
    open().then(
      (found) => unmounted || setKnown(found),
      // Zones can be drawn without.
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [ruleset, i18n, language]);
  return known;
}

/** The troops of a side on parade, and the ways to put others in their place. */
function SideForce({
  making,
  known: { setUp, briefing },
  state,
  side,
}: {
  readonly making: Making;
  readonly known: Known;
  readonly state: unknown;
  readonly side: number;
}): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t } = messages;
  const { rules, screen, judge, file, change } = making;
  const documents = useSyncExternalStore(setUp.documents.subscribe, setUp.documents.getState);
  const game = rules.game(setupOf(file));
  const [draft, setDraft] = useState(() => setUp.fresh(game));
  const clause = useClause(file.ruleset);
  const described = setUp.described(messages, draft, documents).forces[side];
  const seat = judge.seats(state)[side] ?? '';
  const chosen = useMemo(() => setUp.made(draft), [setUp, draft]);
  const told = useFaults(chosen.ok ? [] : chosen.problems);
  const last = useRef(draft);
  const take = async (next: unknown): Promise<void> => {
    setDraft(next);
    last.current = next;
    const made = setUp.made(next);
    if (!made.ok) return;
    const { setup, scenario } = made.value;
    const from = setup ?? (scenario === null ? null : await screen.scenario(scenario));
    // A choice that came later may have been fetched sooner.
    if (from !== null && last.current === next)
      change((now) => withSetup(now, rules.withForce(setupOf(now), side, from)));
  };
  if (described === undefined) return null;
  const force = {
    ...described,
    seat,
    name: screen.seatName(messages, state, seat),
    uniform: screen.uniforms(state)[side] ?? '',
    about: `${briefing.strength(messages, state, side)}. ${t('web.maker.force.replaced')}`,
    told,
  };
  return (
    <Force
      force={force}
      side={side}
      pieces={setUp.pieces(messages, state, side, clause)}
      change={(next) => void take(next)}
    />
  );
}

/** The zone of a side, in figures. */
function SideZone({
  zone,
  isChosen,
  extent,
  onChoose,
  onPut,
}: {
  readonly zone: Zone | null;
  readonly isChosen: boolean;
  readonly extent: { readonly width: number; readonly height: number };
  readonly onChoose: () => void;
  readonly onPut: (zone: Zone) => void;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  if (zone === null) return <p className="panel minor">{t('web.maker.zone.none')}</p>;
  const fields = [
    ['x', 'web.maker.across', extent.width],
    ['y', 'web.maker.down', extent.height],
    ['width', 'web.maker.zone.width', extent.width],
    ['height', 'web.maker.zone.depth', extent.height],
  ] as const;
  return (
    <div className="panel">
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {t('web.maker.zone')}
      </button>
      {isChosen && (
        <div className="maker-two">
          {fields.map(([key, label, most]) => (
            <NumberField
              key={key}
              label={t(label)}
              value={Math.round(zone[key])}
              least={key === 'x' || key === 'y' ? 0 : 10}
              most={Math.round(most)}
              onChange={(next) =>
                next !== undefined && next !== Math.round(zone[key]) && onPut({ ...zone, [key]: next })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
