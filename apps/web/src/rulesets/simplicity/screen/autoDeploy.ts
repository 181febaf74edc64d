/** A standing order while the sides deploy: this seat's pieces go where they are suggested. */
const DEPLOYMENT = 'deployment:';

/** The same standing order, for one more seat. */
export function withAutoDeploy(before: string | null, seat: string): string {
  return before?.startsWith(DEPLOYMENT) ? `${before},${seat}` : `${DEPLOYMENT}${seat}`;
}

export function autoDeploys(order: string | null, seat: string): boolean {
  return order?.startsWith(DEPLOYMENT) === true && order.slice(DEPLOYMENT.length).split(',').includes(seat);
}
