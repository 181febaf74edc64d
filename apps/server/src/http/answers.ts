/** Answers to requests over HTTP. */

/** Why a request is not done. */
interface RefusedRequest {
  readonly status: number;
  readonly error: string;
}
export type Answer = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & RefusedRequest);

export const refused = (status: number, error: string): Answer => ({ ok: false, status, error });
export const ok = (value: unknown): Answer => ({ ok: true, value });

export const TOO_MANY: Answer = refused(429, 'too many; try again later');
