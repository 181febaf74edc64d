/** Tables laid out in JSON for `drumhead adjudicate`, short: `laid({ reds: [{ id: 'line', x: 900, y: 700 }] })`. */
type Loose = ReturnType<typeof JSON.parse>;

export interface Laid {
  readonly reds?: readonly Loose[];
  readonly blues?: readonly Loose[];
  readonly reserve?: readonly Loose[];
  readonly leader?: Loose;
  readonly blueLeader?: Loose;
  readonly cinc?: Loose;
  readonly more?: Loose;
}

/** Red looks up the table from the bottom, blue down from the top; infantry unless said otherwise. */
export function laid({ reds, blues, reserve, leader, blueLeader, cinc, more }: Laid = {}): Loose {
  const troops = (list: readonly Loose[]) => list.map((unit) => ({ kind: 'infantry', ...unit }));
  return {
    sides: [
      {
        id: 'red',
        baseline: 'bottom',
        ...(cinc === undefined ? {} : { cinc }),
        brigades: [
          {
            id: 'red-1',
            ...(leader === undefined ? {} : { leader }),
            units: troops(reds ?? [{ id: 'line', x: 900, y: 700 }]),
          },
        ],
        ...(reserve === undefined ? {} : { reserve: { units: troops(reserve) } }),
      },
      {
        id: 'blue',
        baseline: 'top',
        brigades: [
          {
            id: 'blue-1',
            ...(blueLeader === undefined ? {} : { leader: blueLeader }),
            units: troops(blues ?? [{ id: 'jaeger', x: 900, y: 500 }]),
          },
        ],
      },
    ],
    ...more,
  };
}
