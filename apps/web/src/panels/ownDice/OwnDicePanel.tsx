/** Takes the faces of real dice, in place of the machine's: who rolls, what for, how many, and what each face means. */
import { unsigned } from '@drumhead/content';
import { type Pending, total } from '@drumhead/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHosted, useSession } from '../../battle/index.ts';
import { awaitedRoll, typedHandfuls } from '../../battle/players/ownDice.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { useReport } from '../../report/useReport.ts';
import { takesEnter, takesKeys } from '../../table/takesKeys.ts';
import { Die } from '../Dice.tsx';
import { Tally } from '../Tally.tsx';
import { useTopOfPanels } from '../topOfPanels.ts';
import { type FaceMeaning, faceMeanings, facesOf } from './faceMeanings.ts';
import type { OwnDiceKey } from './messages.ts';
import { subjectOfRoll } from './rollSubject.ts';
import { byHandful, NO_DICE, openHandful, type TypedDice, wanted, withFace, withoutLast } from './typedDice.ts';
import './ownDice.css';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

export function OwnDicePanel(): ReactNode {
  const battle = useHosted((h) => h.battle);
  const saved = useHosted((h) => h.saved);
  const roll = useMemo(() => awaitedRoll({ battle, saved }), [battle, saved]);
  // What is rolled comes with the refusals, after the table.
  const refusals = useHosted((h) => h.screen?.refusalBundle) ?? 'page';
  const ready = [useBundle('web-own-dice-pages'), useBundle(refusals)].every(Boolean);
  if (!ready || !battle || !roll) return null;
  // Each roll begins with no dice.
  return <Faces key={battle.count} roll={roll} />;
}

function Faces({ roll }: { readonly roll: Pending }): ReactNode {
  const messages = useMessages<OwnDiceKey | MessageKey>();
  const { t, translate } = messages;
  const { local } = useSession();
  const battle = useHosted((h) => h.battle);
  const screen = useHosted((h) => h.screen);
  const saved = useHosted((h) => h.saved);
  const viewer = useHosted((h) => h.viewer);
  const [dice, setDice] = useState(NO_DICE);
  // Keys may come faster than the page is drawn.
  const now = useRef(NO_DICE);
  const sent = useRef(false);
  // The faces to tap come into sight, wherever the panels were scrolled to.
  useTopOfPanels(battle?.count ?? 0);
  const requests = roll.dice ?? [];
  const typed = useMemo(() => (saved ? typedHandfuls(saved, roll) : []), [saved, roll]);
  const count = wanted(requests, typed);
  const handful = openHandful(dice, requests, typed);
  const soFar = t('web.ownDice.typed', { given: dice.faces.length, count });
  const complete = dice.faces.length === count;
  const change = (next: TypedDice) => {
    now.current = next;
    setDice(next);
  };
  const put = (face: number) => change(withFace(now.current, face, requests, typed));
  const undo = () => change(withoutLast(now.current));
  // A second tap would answer the next roll, too.
  const send = (faces: readonly (readonly number[] | null)[]) => {
    if (sent.current || local === null) return;
    sent.current = true;
    void local.typeDice(faces).finally(() => {
      sent.current = false;
    });
  };
  const confirm = () => {
    if (now.current.faces.length !== count) return;
    send(byHandful(now.current, requests, typed).map((faces, i) => (typed[i] ? faces : null)));
  };
  useDiceKeys(put, undo, confirm);
  const shown = handful ?? typed.lastIndexOf(true);
  const request = requests[shown];
  const asked = useMemo(
    () => battle && screen && { battle, screen, viewer, messages, roll },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [battle, screen, viewer, messages.language, roll],
  );
  const report = useReport(screen);
  const subject = useMemo(
    () => (asked && report && request ? subjectOfRoll(asked, report, request) : null),
    [asked, report, request],
  );
  if (!battle || !screen || !saved || !asked || !request) return null;
  const seats = battle.ruleset.seats(battle.state);
  const sideOf = (owner: string | null) => (owner === null ? -1 : seats.indexOf(owner));
  const who = request.owner === null ? null : screen.seatName(messages, battle.state, request.owner);
  // Once all have fallen, what the last of them means stays in sight.
  const open = dice.changing ?? (complete ? count - 1 : null);
  const meanings = faceMeanings(asked, byHandful(dice, requests, typed, open));
  const machine = requests.filter(({ count: some }, i) => !typed[i] && some > 0);
  let number = 0;
  return (
    <section className={`panel decision own-dice side-${sideOf(request.owner)}`} aria-labelledby="decision-title">
      <div className="decision-head">
        <p className="who">
          <span className="swatch" aria-hidden="true" />
          {who !== null && t('web.ownDice.who', { side: who })} <RuleLink rule={roll.rule} />
        </p>
        <h2 id="decision-title" tabIndex={-1}>
          {translate(request.what)}
        </h2>
      </div>
      <div className="decision-body">
        {subject && (
          <p className="roll-subject">
            <strong>{list(subject.own)}</strong>
            {subject.against.length > 0 && <> {t('web.ownDice.against', { names: list(subject.against) })}</>}
          </p>
        )}
        <p>{translate('web.ownDice.roll', { count: request.count })}</p>
        {requests.map(({ owner, what, count: some }, i) =>
          typed[i] ? (
            <div key={i} className="typed-handful">
              {requests.length > 1 && (
                <span className="minor">
                  {owner === null ? translate(what) : screen.seatName(messages, battle.state, owner)}
                </span>
              )}
              <span className="typed-dice">
                {Array.from({ length: some }, () => {
                  const at = number++;
                  const face = dice.faces[at];
                  return (
                    <ClosableButton
                      key={at}
                      className="typed-die"
                      closed={face === undefined ? t('web.ownDice.die.open', { n: at + 1 }) : null}
                      aria-pressed={dice.changing === at}
                      aria-label={
                        face === undefined
                          ? t('web.ownDice.die.open', { n: at + 1 })
                          : t('web.ownDice.die', { n: at + 1, face })
                      }
                      onClick={() => change({ ...dice, changing: dice.changing === at ? null : at })}
                    >
                      <Die face={face ?? 0} side={sideOf(owner)} size={30} />
                    </ClosableButton>
                  );
                })}
              </span>
            </div>
          ) : null,
        )}
        <p className="spoken" role="status">
          {soFar}
        </p>
        <div className="faces" role="group" aria-label={t('web.ownDice.faces')}>
          {facesOf(request).map((face) => (
            <ClosableButton
              key={face}
              closed={handful === null ? t('web.ownDice.typed.all') : null}
              aria-label={t('web.ownDice.face', { face })}
              onClick={() => put(face)}
            >
              <Die face={face} side={sideOf(request.owner)} size={36} />
              <span aria-hidden="true">{face}</span>
            </ClosableButton>
          ))}
        </div>
        <div className="decision-main own-dice-main">
          <ClosableButton className="primary" closed={complete ? null : soFar} onClick={confirm}>
            {t('web.ownDice.confirm')}
          </ClosableButton>
          <ClosableButton closed={dice.faces.length === 0 ? soFar : null} onClick={undo}>
            {t('web.ownDice.undo')}
          </ClosableButton>
          <button type="button" onClick={() => send([])}>
            {t('web.ownDice.forMe')}
          </button>
        </div>
        <Meanings meanings={meanings} sides={requests.length} machine={machine.length > 0} />
        {subject && subject.tallies.length > 0 && (
          <details>
            <summary>
              {subject.tallies
                .map(({ label, tally }) => `${label} ${unsigned(total(tally), messages.language)}`)
                .join(' · ')}
            </summary>
            {subject.tallies.map(({ label, tally }) => (
              <Tally key={label} label={label} tally={tally} />
            ))}
          </details>
        )}
        {machine.length > 0 && meanings !== null && (
          <p className="minor">
            {t('web.ownDice.machine', { what: machine.map(({ what }) => translate(what)).join(', ') })}
          </p>
        )}
        <p className="minor keys">{t('web.ownDice.keys')}</p>
      </div>
    </section>
  );
}

/** What each face of the next die would mean; `sides`: handfuls of this roll. */
function Meanings({
  meanings,
  sides,
  machine,
}: {
  readonly meanings: readonly FaceMeaning[] | null;
  readonly sides: number;
  /** Some of them are rolled by the machine. */
  readonly machine: boolean;
}): ReactNode {
  const { t } = useMessages<OwnDiceKey>();
  if (meanings === null) return <p className="minor">{t(together(sides, machine))}</p>;
  if (meanings.length === 0) return null;
  const words = { good: t('web.ownDice.success'), level: t('web.ownDice.level'), bad: t('web.ownDice.failure') };
  return (
    <dl className="meanings" aria-label={t('web.ownDice.meaning')}>
      {meanings.map(({ faces, text, mark }) => (
        <div key={faces[0]}>
          <dt>{stretch(faces)}</dt>
          <dd>{text === '' && mark !== null ? words[mark] : text}</dd>
        </div>
      ))}
    </dl>
  );
}

function together(sides: number, machine: boolean): OwnDiceKey {
  if (sides < 2) return 'web.ownDice.together';
  return machine ? 'web.ownDice.compared.machine' : 'web.ownDice.compared';
}

const list = (names: readonly string[]): string => names.join(', ');

/** `3–6`; `1, 3` where faces are missing between. */
function stretch(faces: readonly number[]): string {
  const [first = 0] = faces;
  const last = faces.at(-1) ?? first;
  if (faces.length < 2) return String(first);
  return last - first === faces.length - 1 ? `${first}–${last}` : faces.join(', ');
}

/** Faces by the keys of their numbers, Backspace for the last die, Enter to confirm. */
function useDiceKeys(put: (face: number) => void, undo: () => void, confirm: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(target)) return;
      if (/^[1-6]$/.test(key)) put(Number(key));
      else if (key === 'Backspace') undo();
      else if (key === 'Enter' && !takesEnter(target)) confirm();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
