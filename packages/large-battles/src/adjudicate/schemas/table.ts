/** A described table for `drumhead adjudicate`: millimetres, degrees and names. */
import { name as named } from '@drumhead/engine';
import {
  anything,
  choice,
  constant,
  defaulted,
  described,
  dictionary,
  flag,
  type Infer,
  list,
  nullable,
  number,
  pair,
  record,
  tagged,
  text,
  whole,
} from '@drumhead/content/schema';
import { GENERAL_QUALITY_RANGE, UNIT_QUALITY } from '../../armies/qualities.ts';
import { CINC_RULES, KINDS, LEADER_RULES, type TroopKind, UNIT_RULES } from '../../scenarios/format.ts';

const id = described(text(80, '[a-z][a-z0-9-]*'), 'A name such as line-1: small letters, digits, hyphens');
const title = named(120);
const along = described(number(-10_000, 10_000), 'Millimetres; y down the table');
const degrees = described(number(-360, 360), 'Degrees clockwise, 0 up the table');
const off = defaulted(flag, false);
const small = (most: number) => defaulted(whole(0, most), 0);
const extent = number(-1e9, 1e9);
const scale = defaulted(choice(['6mm', '15mm', '28mm']), '15mm');
const modes = choice(['own', 'group', 'reaction', 'reserve']);
const slot = choice(['unopened', 'open', 'closed']);

const unit = record(
  {
    id,
    kind: choice(Object.keys(KINDS) as readonly TroopKind[]),
    rules: defaulted(list(choice(UNIT_RULES), 0, 20), []),
    dis: described(defaulted(whole(0, 3), 0), 'Disorder'),
    loaded: described(defaulted(flag, true), 'Guns only'),
    eliminated: off,
    formed: described(off, 'It became a Grand Battery in this phase'),
    activated: described(off, 'Activated this phase already'),
    reacted: described(off, 'Reacted with success this phase already'),
    violation: described(off, 'Marked as an involuntary violation of proximity'),
    worn: off,
  },
  {
    name: title,
    ownName: described(title, 'A name of its own, such as a regiment'),
    uniform: described(text(40, '[a-z][a-z0-9-]*'), 'For the drawing alone'),
    q: described(UNIT_QUALITY, 'Quality; 4 if left out, nothing if Unpredictable'),
    c: described(whole(1, 12), 'Combat value; 4 if left out, nothing for guns'),
    sk: described(whole(0, 12), 'Skirmish factor left; infantry only'),
    calibre: described(choice(['light', 'medium', 'heavy']), 'Guns only; medium if left out'),
    x: described(along, 'Centre of the footprint; not needed inside a sector or if eliminated'),
    y: along,
    facing: described(degrees, 'Degrees clockwise, 0 up the table; towards the enemy baseline if left out'),
    formation: described(
      choice(['line', 'attackColumn', 'marchColumn', 'square', 'column', 'unlimbered', 'limbered', 'none']),
      'If left out line, for guns unlimbered, at army level none',
    ),
    sector: described(id, 'Sector of a built-up area that it holds'),
    joinedTo: described(
      id,
      'The battery with which it is a Grand Battery (LB-OPT-01); only that one stands on the table',
    ),
    assigned: described(id, 'Reserve only: the Brigade it was assigned to'),
  },
);

const general = <const R extends readonly string[]>(rules: R) =>
  described(
    record(
      {
        q: defaulted(GENERAL_QUALITY_RANGE, 3),
        rules: defaulted(list(choice(rules), 0, 10), []),
        lost: described(off, 'Casualty or captured, not replaced yet'),
        replacement: described(off, 'He came for one who was lost'),
        activated: off,
        reacted: off,
        spent: described(off, 'He added dice to a Contact (LB-LEAD-15)'),
        rerolled: described(off, 'The re-roll near the CinC was used this phase'),
        activeUsed: described(off, 'The re-roll of Active was used this phase'),
        orders: described(small(9), 'Group orders given this phase'),
      },
      {
        name: title,
        x: described(along, 'With y: he stands there. Without, and not attached, he is not in play'),
        y: along,
        facing: degrees,
        attachedTo: described(id, 'The unit he rides with'),
      },
    ),
    'A General; left out: he is not in play',
  );

const brigade = record(
  { id, units: list(unit, 1, 20) },
  {
    name: title,
    leader: general(LEADER_RULES),
    shakenScored: described(flag, 'Its point was scored; if left out, whether it is Shaken now'),
    slot,
  },
);

const side = record(
  {
    id,
    baseline: choice(['top', 'bottom']),
    brigades: list(brigade, 1, 6),
    phases: described(small(1000), 'Initiative phases it has begun'),
  },
  {
    name: title,
    cinc: general(CINC_RULES),
    reserve: described(record({ units: list(unit, 1, 20) }, {}), 'Units of the Reserve, also those assigned since'),
    breakPoint: described(whole(0, 200), 'Counted if left out (LB-VIC-01), but no less than 1 (LB-VIC-16)'),
    generalsLost: described(whole(0, 50), 'If left out, those marked as lost'),
    slot: described(slot, 'Slot of the CinC'),
    cincIdle: described(list(whole(1, 100), 1, 20), 'Phases of the side in which its CinC may not act (LB-SCN-06)'),
  },
);

export const position = described(
  record(
    {
      level: defaulted(choice(['division', 'army']), 'division'),
      scale,
      terrain: described(
        defaulted(list(anything, 0, 80), []),
        'Pieces as in a scenario file (drumhead scenarios --schema)',
      ),
      sectors: described(
        defaulted(list(record({ id, dis: whole(0, 7) }, {}), 0, 80), []),
        'Disorder of sectors of built-up areas',
      ),
      sides: pair(side),
      phase: described(defaulted(whole(1, 10_000), 1), 'Initiative phases begun, this one included'),
      suddenDeath: described(off, 'The last tie-break is on (LB-VIC-14)'),
    },
    {
      width: described(extent, 'Table in millimetres; usual for the scale if left out'),
      height: extent,
      switches: record({ grandBattery: off, wornUnits: off, chargeGoesHome: off }, {}),
      active: described(id, 'The side with the initiative; the first if left out'),
    },
  ),
  'How the table stands',
);

export type GivenPosition = Infer<typeof position>;
export type GivenSide = GivenPosition['sides'][number];
export type GivenBrigade = GivenSide['brigades'][number];
export type GivenTroops = GivenBrigade['units'][number];
export type GivenGeneral = Infer<ReturnType<typeof general<readonly string[]>>>;

/** The moment: the acting side or unit, and its actions; by default the beginning of a phase. */
const moment = defaulted(
  tagged('at', [
    described(record({ at: constant('phase') }, {}), 'No slot is open'),
    record(
      {
        at: constant('slot'),
        brigade: described(nullable(id), 'The Brigade whose slot is open; null: the CinC and the Reserve'),
      },
      {},
    ),
    record(
      {
        at: constant('acting'),
        units: described(list(id, 1, 20), 'Units spending actions; several only in a group order'),
        mode: defaulted(modes, 'own'),
        actions: described(defaulted(whole(1, 4), 1), 'Actions left, of each unit'),
        moves: described(small(3), 'Moves made already'),
        taken: described(small(4), 'Actions taken already'),
        fired: off,
        rallied: off,
        gunsMoved: off,
        chance: described(small(3), 'Reaction dice the other side still holds'),
      },
      {},
    ),
    record(
      {
        at: constant('general'),
        brigade: described(nullable(id), 'The Brigade of the Leader; null: the CinC'),
        actions: defaulted(whole(1, 3), 1),
        reaction: off,
      },
      {},
    ),
    record(
      {
        at: constant('window'),
        dice: described(whole(1, 3), 'Failures that allow the reaction'),
        immediate: described(off, 'Failures of a General: at once or never'),
      },
      {},
    ),
  ]),
  { at: 'phase' },
);
export type GivenMoment = Infer<typeof moment>;

const order = described(
  dictionary(40),
  'A command with names, millimetres and degrees, such as {"type":"activate","unit":"line-1","dice":2}; or {"type":"roll","faces":[[4,2]]}; "by": the side, if it is not the one asked',
);

const orders = described(defaulted(list(order, 0, 2000), []), 'Commands and dice in order');

export const POSITION_FORMAT = 'drumhead-large-battles-position';
export const POSITION_VERSION = 1;
const format = constant(POSITION_FORMAT);
const version = constant(POSITION_VERSION);
const heading = described(title, 'A title; decides nothing');

/** A position file is a situation as it is, with fields of the kind beside. */
const table = { position, moment, orders };
const fileFields = { format, version, name: heading };

export const play = record(table, fileFields);

/** The position file: battles begin from it. */
export const positionFile = record({ format, version, ...table }, { name: heading });

export const move = record(
  {
    ...table,
    unit: id,
    mode: defaulted(modes, 'own'),
    actions: defaulted(whole(1, 4), 1),
    moves: described(small(3), 'Moves made already'),
    taken: described(small(4), 'Actions taken already'),
    order,
  },
  fileFields,
);

export const sight = record(table, {
  ...fileFields,
  from: described(id, 'A unit; all if left out'),
  to: described(id, 'A unit; all enemies if left out'),
});

export const retreat = record(
  { ...table, unit: id, beaten: described(off, 'Beaten in Contact or driven from a built-up area') },
  {
    ...fileFields,
    from: described(id, 'The enemy it goes back from, if any'),
    distance: described(choice(['VS', 'S', 'M', 'L']), 'By its arm if left out'),
  },
);

export const standing = record(table, fileFields);

export const deployment = record(
  { position: described(position, 'Everybody as he is to stand when the battle begins') },
  {},
);

export const terrain = record(
  {
    scale,
    sides: pair(record({ id, baseline: choice(['top', 'bottom']) }, {})),
    defender: described(id, 'The side that lays first'),
    orders: described(
      defaulted(
        list(
          described(
            dictionary(40),
            'A piece with its middle, such as {"type":"lay","kind":"wood","size":"LxM","x":300,"y":100,"facing":0} or {"type":"layStream","zone":1,"points":[0,450,300,600],"crossings":[{"kind":"ford","along":200}]}; {"type":"takeUp","terrain":"wood-1"}; {"type":"laid"} when the zone is done',
          ),
          0,
          200,
        ),
        [],
      ),
      'What is laid, in order',
    ),
  },
  { width: described(extent, 'Table in millimetres; usual for the scale if left out'), height: extent },
);
