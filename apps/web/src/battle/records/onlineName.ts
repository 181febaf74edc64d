/** The names by which online battles are known on the page: that of the table, marked. */

const ONLINE = 'online-';

export const onlineName = (table: string): string => ONLINE + table;

/** The name of the table, or null where the battle is not online. */
export const tableOf = (battle: string | undefined): string | null =>
  battle?.startsWith(ONLINE) ? battle.slice(ONLINE.length) : null;
