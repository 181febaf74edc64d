/** A standing order for deployment: the seat's pieces go to the suggested places. */
const DEPLOYMENT = 'deployment:';

/** Adds a seat to the standing order. */
export function withAutoDeploy(before: string | null, seat: string): string {
  return before?.startsWith(DEPLOYMENT) ? `${before},${seat}` : `${DEPLOYMENT}${seat}`;
}

export function autoDeploys(order: string | null, seat: string): boolean {
  return order?.startsWith(DEPLOYMENT) === true && order.slice(DEPLOYMENT.length).split(',').includes(seat);
}
