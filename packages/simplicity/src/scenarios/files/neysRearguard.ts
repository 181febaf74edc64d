/** What the three acts of Ney’s rearguard share: title and sides. */
import type { BrigadeFile, SideFile } from '../scenarioFile.ts';

export const CAMPAIGN = { en: 'Ney’s rearguard', it: 'La retroguardia di Ney' };

/** The French, who go north, and who have held where nobody wins. */
export const rearguard = ({
  units,
  names,
  ...zone
}: Pick<SideFile, 'depth' | 'deployment'> & Pick<BrigadeFile, 'units' | 'names'>): SideFile => ({
  id: 'france',
  name: 'sip.side.france',
  edge: 'north',
  winsDraws: true,
  ...zone,
  brigades: [{ commands: 1, ...(units && { units }), ...(names && { names }) }],
});

/** The British and Portuguese, who follow them. */
export const allies = (
  brigades: SideFile['brigades'],
  zone: Pick<SideFile, 'depth' | 'deployment'> = {},
): SideFile => ({
  id: 'allies',
  name: 'sip.side.allies',
  edge: 'south',
  ...zone,
  brigades,
});
