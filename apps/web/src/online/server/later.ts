/** A server that was asked too often says when it may be asked again. */
interface Refused {
  readonly after?: number;
}

/** Minutes until then; null: that is not why it refused. */
export const minutesUntil = ({ after }: Refused): number | null =>
  after === undefined ? null : Math.max(1, Math.ceil(after / 60));
