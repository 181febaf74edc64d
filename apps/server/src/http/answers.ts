/** Answers to requests over HTTP. */
import type { Problem } from '@drumhead/engine';

/** Why a request is not done. */
interface RefusedRequest {
  readonly status: number;
  readonly error: string;
  /** The rule that stands against it. */
  readonly problem?: Problem;
  /** Seconds until the same may be asked again. */
  readonly after?: number;
}
export type Answer = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & RefusedRequest);

export const refused = (status: number, error: string): Answer => ({ ok: false, status, error });
/** A document breaks rules: the first of them. */
export const against = ([problem]: readonly Problem[]): Answer & { readonly ok: false } => ({
  ok: false,
  status: 400,
  error: `${problem?.path}: ${problem?.reason}`,
  ...(problem === undefined ? {} : { problem }),
});
export const ok = (value: unknown): Answer => ({ ok: true, value });

export const TOO_MANY = { ok: false, status: 429, error: 'too many' } as const satisfies Answer;
