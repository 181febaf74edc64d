/** What is known of a real table once a result is taken. Pure. */
import { isAct, withoutDice } from './acts.ts';
import type { Became, CompanionConfig } from './companionConfig.ts';
import type { Follow } from './follow.ts';
import { type Asked, inTurn, meantIn, withChanged } from './pieces.ts';
import { actingIn } from './roller.ts';
import type { Values } from './schemaForm.ts';
import { turnIn, withActed, withOut } from './turn.ts';

/**
 * The dice leave the table, so that the result is counted once. Whomever it puts out is out, whichever of its consequences is
 * asked about next; what it changes about pieces stands with them, and whoever acted in it has acted.
 */
export function afterResult(
  config: Pick<CompanionConfig, 'shown' | 'pieceFields' | 'profileFields' | 'suffered' | 'recounted'>,
  situations: Values,
  asked: Asked,
  follows: readonly Pick<Follow, 'fallen'>[],
  became: readonly Became[],
): Values {
  const { kind, situation } = asked;
  const meant = meantIn(config, situations, asked);
  const idsAt = (paths: readonly string[]) => paths.flatMap((path) => meant.get(path)?.id ?? []);
  const changes = new Map(became.flatMap(([path, record]) => idsAt([path]).map((id) => [id, record] as const)));
  const known = withChanged({ ...situations, [kind]: withoutDice(situation) }, changes);
  const acting = isAct(config, kind) ? actingIn(config, asked)?.name : null;
  const actors = [...meant.keys()].filter((path) => (path === '' ? kind : /^\w+/.exec(path)?.[0]) === acting);
  const acted = idsAt(actors).reduce((turn, id) => withActed(turn, id, true), turnIn(known));
  const out = idsAt(follows.flatMap(({ fallen = [] }) => fallen));
  return inTurn(
    config,
    known,
    out.reduce((turn, id) => withOut(turn, id, true), acted),
  );
}
