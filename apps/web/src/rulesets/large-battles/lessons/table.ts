/** The table of the lessons: a French brigade below, a British one above. */

/** A position file. Units as in position files; `leader`: what is other than usual of the French one. */
export function table(
  own: readonly object[],
  enemies: readonly object[],
  moment: object,
  { leader = { x: 600, y: 660 }, ...more }: { readonly leader?: object } & Readonly<Record<string, unknown>> = {},
): object {
  return {
    format: 'drumhead-large-battles-position',
    version: 1,
    position: {
      width: 1200,
      height: 900,
      sides: [
        {
          id: 'france',
          name: 'lb.side.france',
          baseline: 'bottom',
          cinc: { name: 'lb.title.cinc', q: 3, x: 600, y: 840 },
          brigades: [brigade('first', own, leader)],
        },
        {
          id: 'britain',
          name: 'lb.side.britain',
          baseline: 'top',
          cinc: { name: 'lb.title.cinc', q: 3, x: 600, y: 60 },
          brigades: [brigade('second', enemies, { x: 740, y: 90 })],
        },
      ],
      terrain: [],
      active: 'france',
      phase: 5,
      ...more,
    },
    moment,
  };
}

const brigade = (id: string, units: readonly object[], leader: object): object => ({
  id,
  name: `lb.brigade.${id}`,
  leader: { name: 'lb.title.leader', q: 3, ...leader },
  units,
});

interface Where {
  readonly x: number;
  readonly y: number;
}

export const battalion = (id: string, at: Where, more: object = {}): object => ({
  id,
  kind: 'infantry',
  name: 'lb.unit.line-infantry',
  uniform: 'french-line',
  q: 4,
  c: 3,
  sk: 1,
  ...at,
  ...more,
});

export const redcoats = (id: string, at: Where, more: object = {}): object =>
  battalion(id, at, { uniform: 'british-line', ...more });

export const dragoons = (at: Where): object => ({
  id: 'dragoons',
  kind: 'dragoons',
  name: 'lb.unit.dragoons',
  uniform: 'british-light-dragoons',
  q: 4,
  c: 4,
  ...at,
});

export const battery = (at: Where, more: object = {}): object => ({
  id: 'battery',
  kind: 'footArtillery',
  name: 'lb.unit.foot-battery.medium',
  uniform: 'british-foot-artillery',
  q: 4,
  calibre: 'medium',
  ...at,
  ...more,
});

export const ownBattery = (at: Where, more: object = {}): object =>
  battery(at, { uniform: 'french-foot-artillery', ...more });

export const acts = (unit: string, actions: number): object => ({ at: 'acting', units: [unit], actions });

export const forms = (unit: string, formation: string): object => ({ type: 'form', unit, formation, facing: 0 });
