/** Orders at once: what is proposed just as it was asked needs no second tap. */

/** A proposal of any rule set. */
interface Proposal {
  readonly at: 'aimed';
  readonly aim: { readonly command: { readonly type: string } | null; readonly refusal: unknown };
}

/** Inputs that end with a proposal; while a piece is dragged there is none yet. */
const PROPOSING = ['drop', 'tap', 'pick', 'propose'];

const isProposal = (tool: { readonly at: string }): tool is Proposal => tool.at === 'aimed';

/** Where an input led to. */
interface Reached {
  readonly interaction: { readonly tool: { readonly at: string } };
  readonly send?: unknown;
  readonly sendAll?: unknown;
}

/**
 * Whether the proposal that an input led to is to be confirmed. What goes less far than asked still asks, and so does what
 * gives something away; `givesAway`: those kinds of orders.
 */
export function isCertain(
  input: { readonly type: string },
  { interaction: { tool }, send, sendAll }: Reached,
  givesAway: readonly string[] = [],
): boolean {
  if (send || sendAll || !PROPOSING.includes(input.type) || !isProposal(tool)) return false;
  const { command, refusal } = tool.aim;
  return command !== null && refusal === null && !givesAway.includes(command.type);
}
