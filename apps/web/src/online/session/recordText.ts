/** The record of an online battle from the lines that the page was told: with the checks that stand among them. */
import {
  amend,
  type AnyRuleset,
  type Battle,
  begin,
  closing,
  decide,
  type RecordHeader,
  undoTo,
  writeHeader,
  writeLine,
} from '@drumhead/engine';
import type { NumberedLine } from '@drumhead/protocol';

/** Null where the lines lead to no battle, or not to this chain. The battle is played again: not for every order. */
export function recordText(
  ruleset: AnyRuleset,
  header: RecordHeader,
  lines: readonly NumberedLine[],
  chain: string,
): string | null {
  const begun = begin(ruleset, header.setup);
  if (!begun.ok) return null;
  let battle: Battle = begun.value;
  let { text, tip } = writeHeader(battle, header);
  for (const line of lines) {
    const next = after(battle, line);
    if (next === null) return null;
    battle = next;
    const added = writeLine(tip, line, battle);
    text += added.text;
    ({ tip } = added);
  }
  return tip.chain === chain ? text + closing(tip, battle).text : null;
}

function after(battle: Battle, line: NumberedLine): Battle | null {
  if ('takeBack' in line) {
    const back = undoTo(battle, line.takeBack.to, true);
    return back.ok ? back.battle : null;
  }
  if ('amend' in line) {
    const amended = amend(battle, line.amend.changes);
    return amended.ok ? amended.battle : null;
  }
  if (!('command' in line)) return battle;
  const answer = decide(battle, line.seat, line.command);
  return answer.ok ? answer.battle : null;
}
