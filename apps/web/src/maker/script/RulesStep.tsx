/** Rules of the scenario's own, as sentences with blanks; their places stand on the table. */
import { ownRules } from '@drumhead/content';
import { MOST_PLACES, scriptOf } from '@drumhead/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useReason } from '../../documents/Problems.tsx';
import { useBundle } from '../../i18n/useBundle.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { useBegun } from '../check/useBegun.ts';
import { setupOf } from '../document/edits.ts';
import { byTheBook, withOwnRules, withScript } from '../document/script.ts';
import { spotBarred, spotsOf } from '../document/spots.ts';
import type { Making } from '../making.ts';
import { ChosenPanel } from '../map/ChosenPanel.tsx';
import { FaultList } from '../map/FaultList.tsx';
import { MakerTable } from '../map/MakerTable.tsx';
import { Marks } from '../map/Marks.tsx';
import { SpotItems } from '../map/SpotItems.tsx';
import { useHand } from '../map/useHand.ts';
import type { MakerKey } from '../messages.ts';
import { withTool } from '../tool/keys.ts';
import { finish } from '../tool/step.ts';
import { ArrivalMarks } from './ArrivalMarks.tsx';
import { Events } from './Events.tsx';
import { TurnLimit, Victory } from './Limits.tsx';
import { rulable, type Rulable } from './rulable.ts';
import type { Ruling } from './ruling.ts';
import { TurnStrip } from './TurnStrip.tsx';

export function RulesStep({ making }: { readonly making: Making }): ReactNode {
  const { t, language } = useMessages<MakerKey | MessageKey>();
  const ready = useBundle('web-script-pages');
  const found = useRulable(making);
  const ruling = useRuling(making, found);
  const newWords = { name: {}, place: { [language]: t('web.maker.place.new') }, objective: {} };
  const hand = useHand(making, { newWords, only: 'place' }, () => undefined);
  return (
    <div className="maker-map maker-forces maker-ruling">
      <MakerTable
        making={making}
        tool={`tool-${hand.hand.tool}`}
        overlay={
          <>
            {ruling && <ArrivalMarks ruling={ruling} />}
            <Marks making={making} hand={hand.hand} ground={hand.ground()} />
          </>
        }
        input={hand.input}
      />
      <aside className="maker-panels">
        {ready && <Whether making={making} found={found} />}
        {ready && ruling && (
          <>
            <TurnLimit ruling={ruling} />
            <Places making={making} hand={hand} />
            <Events ruling={ruling} />
            <Victory ruling={ruling} />
          </>
        )}
      </aside>
      <div className="maker-foot">
        <p className="maker-how">{t('web.maker.rule.how')}</p>
        <FaultList making={making} />
        {ready && ruling && <TurnStrip ruling={ruling} />}
      </div>
    </div>
  );
}

/** What such rules may speak of; while the scenario is wrong otherwise, what it was before. */
function useRulable({ judge, rules, file }: Making): Rulable {
  const setup = setupOf(file);
  // Words and the rules themselves change nothing of what they may speak of.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the set-up alone is begun
  const now = useMemo(() => rulable(judge, rules, file), [judge, rules, setup]);
  const [last, setLast] = useState<Rulable>(now);
  if (now.is !== 'wrong' && now !== last) setLast(now);
  return now.is === 'wrong' ? last : now;
}

function useRuling({ rules, file, screen, change }: Making, found: Rulable): Ruling | null {
  const messages = useMessages<MessageKey>();
  const script = scriptOf(file);
  if (script === undefined || found.is !== 'open') return null;
  const { ground, state } = found;
  return {
    script,
    ground,
    troops: rules.troops(messages, setupOf(file), state as never),
    sides: ground.seats.map((seat) => [seat, screen.seatName(messages, state, seat)] as const),
    arrive: rules.arrive,
    change: (to) => change(withScript(rules, to)),
  };
}

/** Has it rules of its own? */
function Whether({ making, found }: { readonly making: Making; readonly found: Rulable }): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t, translate } = messages;
  const reason = useReason();
  const { file, rules, screen, change } = making;
  const state = useBegun(making);
  const script = scriptOf(file);
  const closed =
    found.is === 'closed'
      ? found.problems.map(reason).join(' ')
      : found.is === 'wrong'
        ? t('web.maker.forces.wrong')
        : null;
  return (
    <section className="panel" aria-labelledby="maker-own">
      <h3 id="maker-own">{t('web.maker.rule.own')}</h3>
      {/* By the book: how long the battle lasts, and what wins it. */}
      {script === undefined && state !== null && <p>{screen.aim(messages, state)}</p>}
      <p className="minor">{script === undefined ? t('web.maker.rule.none') : ownRules(translate, script)}</p>
      {script !== undefined && closed !== null && <p role="alert">{closed}</p>}
      {script === undefined ? (
        <ClosableButton closed={closed} onClick={() => change(withOwnRules(rules))}>
          {t('web.maker.rule.begin')}
        </ClosableButton>
      ) : (
        <button type="button" onClick={() => change(byTheBook)}>
          {t('web.maker.rule.remove')}
        </button>
      )}
      <p className="minor">
        <RuleLink rule="SCN-FILE-1" /> <RuleLink rule="SCN-FILE-2" />
      </p>
    </section>
  );
}

function Places({
  making,
  hand: { hand, take, step, ground },
}: {
  readonly making: Making;
  readonly hand: ReturnType<typeof useHand>;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const { rules, file } = making;
  const barred = spotBarred(rules, file, 'place');
  const isMarking = hand.tool === 'place';
  const mark = (): void => {
    const next = withTool(ground(), hand, isMarking ? 'select' : 'place');
    if (next) take(next);
  };
  return (
    <>
      <section className="panel" aria-labelledby="maker-places">
        <h3 id="maker-places">{translate('scn.own.places')}</h3>
        <ul className="maker-spots">
          <SpotItems
            spots={spotsOf(rules, file).filter(({ is }) => is === 'place')}
            chosen={hand.chosen}
            onChoose={(chosen) => take({ ...hand, tool: 'select', chosen, corner: null, held: null })}
          />
        </ul>
        <div className="maker-choices">
          <ClosableButton
            aria-pressed={isMarking}
            aria-keyshortcuts="F"
            closed={barred && t(`web.maker.spot.barred.${barred}`, { most: MOST_PLACES })}
            onClick={mark}
          >
            {t('web.maker.place.add')}
          </ClosableButton>
          {isMarking && (
            <button type="button" onClick={() => step(finish(ground(), hand))}>
              {t('web.maker.place.middle')}
            </button>
          )}
        </div>
        {isMarking && <p className="minor">{t('web.maker.how.place')}</p>}
      </section>
      <ChosenPanel making={making} hand={hand} ground={ground} step={step} />
    </>
  );
}
