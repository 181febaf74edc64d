/** The duel of the test kit on a page of its own, for tests: a rule set with table, tools, overlay and panel. Not shipped. */
import { type Battle, begin, decide, DICE } from '@drumhead/engine';
import { startI18n } from '@drumhead/content/translator';
import { duel, type DuelCommand, type DuelEvent, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { createRoot } from 'preact/compat/client';
import { type ReactNode, useState } from 'react';
import { I18nContext } from '../../../i18n/useI18n.ts';
import { messages } from '../../../i18n/messages.ts';
import { Proposal } from '../../../panels/Proposal.tsx';
import { TableView } from '../../TableView.tsx';
import { pointerInput } from '../pointerInput.ts';
import type { Input, Interaction } from '../rules.ts';
import { NO_INTERACTION, toolStep } from '../step.ts';
import { Outlines, ToolMarks } from '../ToolMarks.tsx';
import { acting, BASE, DUEL_TOOL, type DuelKinds, momentOf, PACE, paces, viewOf } from './duelTool.ts';
import '../../../style/index.css';

type Duel = Battle<DuelState, DuelCommand, DuelEvent>;

const EXTENT = { width: SETUP.lane * PACE, height: 100 };

function ordered(battle: Duel, seat: string, command: unknown): Duel {
  const answer = decide(battle, seat, command);
  return answer.ok ? answer.battle : battle;
}

/** Guards are chosen and dice thrown by themselves: blows always hit. */
function untilAsked(battle: Duel): Duel {
  const [waiting] = duel.pending(battle.state);
  if (!waiting) return battle;
  if (waiting.seat === DICE) return untilAsked(ordered(battle, DICE, { type: 'roll', faces: [[6, 6], [2]] }));
  const [guard] = duel.offers(battle.state, waiting.seat);
  return guard?.type === 'guard' ? untilAsked(ordered(battle, waiting.seat, guard)) : battle;
}

function DuelPage({ start }: { readonly start: Duel }): ReactNode {
  const [battle, setBattle] = useState(start);
  const [interaction, setInteraction] = useState<Interaction<DuelKinds>>(NO_INTERACTION);
  const seat = duel.pending(battle.state)[0]?.seat ?? 'red';
  const scene = momentOf(battle.state, seat);
  const dispatch = (input: Input<DuelKinds>): boolean => {
    const next = toolStep(DUEL_TOOL, interaction, input, scene);
    const commands = next.sendAll ?? (next.send ? [next.send] : []);
    setInteraction(commands.length > 0 ? NO_INTERACTION : next.interaction);
    setBattle(commands.reduce((before, command) => untilAsked(ordered(before, seat, command)), battle));
    return next.holds;
  };
  const { tool } = interaction;
  const aim = tool.at === 'carry' || tool.at === 'aimed' ? tool.aim : null;
  const able = acting(scene);
  const common = { rules: DUEL_TOOL, scene, grow: 3 };
  const place = (man: number) => DUEL_TOOL.placeOf(scene, man) ?? { x: 0, y: 0 };
  return (
    <>
      <TableView
        table={EXTENT}
        terrain={<rect {...EXTENT} fill="#9a8" />}
        pieces={battle.state.men.map(({ seat: id }, man) => (
          <circle key={id} data-piece={id} cx={place(man).x} cy={place(man).y} r={BASE / 2} fill={id} />
        ))}
        overlay={
          <>
            <Outlines {...common} pieces={able === null ? [] : [able]} className="able" />
            <ToolMarks
              {...common}
              interaction={interaction}
              viewOf={(one) => viewOf(scene, one)}
              length={paces}
              notch={PACE}
              renderBody={({ man }) => <circle r={BASE / 2} fill={SETUP.names[man] ?? ''} />}
            />
          </>
        }
        input={pointerInput(dispatch)}
        stick={{ inHand: tool.at === 'measure', take: () => void dispatch({ type: 'measure' }) }}
      />
      <section id="decision">
        {aim && (
          <Proposal
            title={aim.asked.type}
            refusal={aim.refusal && { text: aim.refusal.reason, rule: aim.refusal.rule }}
            possible={aim.command !== null}
            held={tool.at === 'carry'}
            again
            dispatch={dispatch}
          >
            {null}
          </Proposal>
        )}
        <output>{duel.outcome(battle.state)?.winner ?? `${seat} acts`}</output>
      </section>
    </>
  );
}

const made = begin(duel, SETUP);
const texts = Object.fromEntries(Object.entries(messages).map(([key, { en }]) => [key, en]));
if (made.ok)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <I18nContext.Provider value={startI18n('en', texts)}>
      <DuelPage start={untilAsked(made.value)} />
    </I18nContext.Provider>,
  );
