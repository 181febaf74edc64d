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
import type { Size, Zone } from '../rulesMaker.ts';
import type { TableInput } from '../../table/TableView.tsx';
import type { Place } from '../draw/places.ts';
import { useHand } from '../map/useHand.ts';
import { Arrivals } from './Arrivals.tsx';
import { PlacedList } from './PlacedList.tsx';
import { PlacedMarks } from './PlacedMarks.tsx';
import { useZoneHand } from './useZoneHand.ts';
import { ZoneMarks } from './ZoneMarks.tsx';

/** What the set-up page and the briefing of the rule set know of forces. */
interface Known {
  readonly setUp: RulesSetUp;
  readonly briefing: RulesBriefing;
}

/** Nothing new is put down by a tap here. */
const NO_WORDS = { name: {}, place: {}, objective: {} };

export function ForcesStep({
  making,
  onRules,
}: {
  readonly making: Making;
  /** Leads to rules of its own. */
  readonly onRules: () => void;
}): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t } = messages;
  const { rules, file, change } = making;
  const state = useWhole(making);
  const known = useKnown(file.ruleset);
  const zones = state === null ? [] : rules.zones(setupOf(file), state as never);
  const own = state === null ? [] : (rules.ownZones?.of(messages, setupOf(file), state as never) ?? []);
  const all = [...zones, ...own.map(({ zone }) => zone)];
  const sideOf = (i: number): number => own[i - zones.length]?.side ?? i;
  /** Of a side, or after these of a brigade. */
  const put = (i: number, zone: Zone): void =>
    change((now) => {
      const setup = setupOf(now);
      const next =
        i < zones.length
          ? rules.withZone(setup, state as never, i, zone)
          : rules.ownZones?.with(setup, state as never, i - zones.length, zone);
      return withSetup(now, next ?? setup);
    });
  const extent = sizeOf(rules, file);
  const { hand, input, choose } = useZoneHand(all, extent, put);
  const men = useHand(making, { newWords: NO_WORDS, only: 'placed' }, () => undefined);
  const both = useBoth(men, input);
  const troops = state === null ? [] : rules.troops(messages, setupOf(file), state as never);
  return (
    <div className="maker-map maker-forces">
      <MakerTable
        making={making}
        overlay={
          <>
            <ZoneMarks zones={all} sideOf={sideOf} hand={hand} />
            <PlacedMarks making={making} hand={men.hand} />
          </>
        }
        input={both}
      />
      <aside className="maker-panels">
        {state === null && <p role="alert">{t('web.maker.forces.wrong')}</p>}
        {state !== null &&
          zones.map((zone, side) => (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <div key={side} className={`maker-side side-${side}`}>
              {known && <SideForce making={making} known={known} state={state} side={side} />}
              <SideZone
                name={t('web.maker.zone')}
                zone={zone}
                isChosen={hand.side === side}
                extent={extent}
                onChoose={() => choose(hand.side === side ? null : side)}
                onPut={(next) => put(side, next)}
              />
              {own.map((one, n) => {
                const i = zones.length + n;
                return (
                  one.side === side && (
                    <SideZone
                      // oxlint-disable-next-line react/no-array-index-key -- brigades stand in their order
                      key={n}
                      name={t('web.maker.zone.own', { brigade: one.name })}
                      zone={one.zone}
                      isChosen={hand.side === i}
                      extent={extent}
                      onChoose={() => choose(hand.side === i ? null : i)}
                      onPut={(next) => put(i, next)}
                    />
                  )
                );
              })}
              <PlacedList making={making} hand={men} troops={troops} side={side} middle={middleOf(zone, extent)} />
              <Arrivals making={making} troops={troops} side={side} onRules={onRules} />
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

const middleOf = (zone: Zone | null, { width, height }: Size): Place =>
  zone === null
    ? [Math.round(width / 2), Math.round(height / 2)]
    : [Math.round(zone.x + zone.width / 2), Math.round(zone.y + zone.height / 2)];

/** Models lie above zones: what a press or a tap finds no model for is for the zones. */
function useBoth({ input: above, holds }: ReturnType<typeof useHand>, below: TableInput): TableInput {
  const isMine = useRef(false);
  const held = (): TableInput => (isMine.current ? above : below);
  return {
    ...below,
    press(at, reach, touch, round) {
      isMine.current = above.press(at, reach, touch, round) === 'drag';
      return isMine.current ? 'drag' : below.press(at, reach, touch, round);
    },
    drag: (at) => held().drag(at),
    drop: (at) => held().drop(at),
    cancel: () => held().cancel(),
    tap: (at, reach, touch) => (holds(at, reach) ? above : below).tap(at, reach, touch),
  };
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
  name,
  zone,
  isChosen,
  extent,
  onChoose,
  onPut,
}: {
  readonly name: string;
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
        {name}
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
