/** The position file: a table as it stands in the middle of a game, in millimetres, and what is decided now. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  defaulted,
  described,
  dictionary,
  flag,
  type Infer,
  list,
  record,
  tagged,
  text,
  whole,
} from '@drumhead/content/schema';
import { ROSTER_IDS } from '../armies/profiles.ts';
import { SPECIALS, type Special } from '../armies/specials.ts';
import { WEAPONS, type Weapon } from '../armies/weapons.ts';
import { ALL_SCENARIOS, SCALE_NAMES } from '../setup/gameFile.ts';
import { along, groundInParts } from '../setup/terrain/terrainFile.ts';
import { VARIANTS } from '../state/variant.ts';

export const POSITION_FORMAT = 'drumhead-skirmish-position';
export const POSITION_VERSION = 1;

/** The most models of a player. */
export const MOST_MODELS = 40;

const id = described(text(80, '[a-z][a-z0-9-]*'), 'A name such as line-1: small letters, digits, hyphens');
const seat = text(20, '[a-z][a-z0-9-]*');
const name = named(60);
const off = defaulted(flag, false);
const level = described(whole(0, 2), 'Height: 1 on a hill or an upper floor; the ground there, if left out');
const weapon = choice(Object.keys(WEAPONS) as readonly Weapon[]);
const weapons = list(weapon, 0, 6);
const some = (words: string) => described(defaulted(weapons, []), words);
const place = record({ x: along, y: along }, { level });

const model = record(
  {
    id,
    posture: defaulted(choice(['standing', 'fallen', 'prone'] as const), 'standing'),
    unloaded: some('Firearms of the model that are not loaded'),
    depleted: some('Weapons whose ammunition is spent (SK-RNG-16)'),
    fired: some('Fired this player turn'),
    reloaded: some('Loaded this player turn'),
    activated: described(off, 'Activated this player turn'),
    attacked: described(off, 'Its attack of this player turn is made (SK-ACN-2)'),
    threw: described(off, 'It threw its tomahawk this player turn'),
    bashed: off,
    sprinted: off,
    moves: described(defaulted(whole(0, 9), 0), 'Move actions this player turn'),
    feared: described(defaulted(list(id, 0, 40), []), 'Enemies that tested against its Fear this player turn'),
  },
  {
    x: described(along, 'Centre of the base; not needed if it is out'),
    y: along,
    level,
    out: described(choice(['wounded', 'killed', 'fled', 'left', 'safe'] as const), 'It is out of the game, and how'),
    profile: described(text(40, '[a-z0-9-]+'), 'A profile of a roster such as fr-line; other fields override it'),
    name: described(name, 'Of a model without a profile'),
    ownName: described(name, 'A name of its own'),
    q: described(whole(2, 6), 'Quality; 4 without a profile'),
    c: described(whole(0, 6), 'Combat; 2 without a profile'),
    weapons: described(weapons, 'A musket without a profile'),
    specials: list(choice(Object.keys(SPECIALS) as readonly Special[]), 0, 12),
    mounted: described(flag, 'Whether it is, if it has the special rule'),
    tomahawk: described(place, 'Where its thrown tomahawk lies'),
  },
);

const player = record(
  {
    id: seat,
    roster: defaulted(choice(ROSTER_IDS), 'fr'),
    models: list(model, 1, MOST_MODELS),
    featureUsed: described(off, 'Its national feature is used up'),
    halfPassed: described(off, 'It has tested for falling below half (SK-MOR-7)'),
    broken: off,
    withdrawn: off,
    turns: described(defaulted(whole(0, 10_000), 1), 'Player turns it has begun'),
  },
  {
    name,
    team: described(text(20), 'Any word, the same for friends'),
    points: described(whole(0, 10_000), 'Limit of the squad; what the models cost if left out'),
    edge: choice(['north', 'south', 'east', 'west'] as const),
    commander: described(id, 'The model that commands (SK-SQD-5); the Leader, else the first NCO, if left out'),
    actingLeader: described(id, 'The NCO that took over (SK-CMD-4)'),
    actingLeads: described(flag, 'It has activated since'),
    hadLeader: described(flag, 'The squad began with a Leader; if left out, whether one is listed'),
    startedWith: described(whole(1, MOST_MODELS), 'Models at the start; those listed, if left out'),
  },
);

const thing = record(
  { kind: choice(['supply', 'flag'] as const), x: along, y: along },
  {
    level,
    carrier: described(id, 'The model that carries it'),
    scored: described(seat, 'The player who carried it off'),
    owner: described(seat, 'The player whose flag it is'),
  },
);

export const position = described(
  record(
    {
      variant: defaulted(choice(VARIANTS), 'SDS'),
      scale: defaulted(choice(SCALE_NAMES), '15mm'),
      scenario: defaulted(choice(ALL_SCENARIOS), 'pickUp'),
      players: list(player, 2, 6),
      terrain: defaulted(groundInParts, []),
      things: described(defaulted(list(thing, 0, 40), []), 'Counters and flags'),
      turn: described(defaulted(whole(1, 1000), 1), 'Game turn'),
      maxGameTurns: defaulted(whole(1, 1000), 40),
      gruesomeMorale: off,
      casual: off,
      campaign: described(off, 'A squad may withdraw only below half (SK-SCN-7)'),
    },
    {
      active: described(seat, 'The player whose turn it is; the first, if left out'),
      first: described(seat, 'The player with the first turn; the active one, if left out'),
      attacker: seat,
      waiting: described(list(seat, 0, 6), 'Players with a turn still to come in this game turn, in order'),
    },
  ),
  'How the table stands',
);

/** The moment: the beginning of a choice in a player turn, or a model that spends actions. */
export const moment = defaulted(
  tagged('at', [
    described(record({ at: constant('turn') }, {}), 'The player activates a model or ends the turn'),
    record(
      {
        at: constant('acting'),
        model: id,
        actions: described(defaulted(whole(0, 3), 1), 'Actions left'),
        turnover: described(off, 'A turnover follows the activation (SK-ACT-3)'),
        movedIntoContact: off,
        mustCharge: described(off, 'It declared a charge (SK-SPR-2)'),
        acted: off,
        vorwaerts: off,
      },
      {
        unseen: described(flag, 'No enemy saw it when its activation began (SK-HTH-13); now, if left out'),
        charge: described(
          record({ x: along, y: along, clear: flag }, {}),
          'Where its last straight Move began, and whether all of it was on unbroken ground (SK-HTH-21)',
        ),
      },
    ),
  ]),
  { at: 'turn' },
);

/** A command in people's terms. */
export const order = described(
  dictionary(40),
  'A command with names and millimetres, such as {"type":"shoot","model":"line-1","weapon":"musket","target":"line-7"}; or {"type":"roll","faces":[[4],[2]]}; "by": the player, if it is not the one asked',
);
export const orders = described(defaulted(list(order, 0, 2000), []), 'Commands and dice since, in order');

export const POSITION = record(
  { format: constant(POSITION_FORMAT), version: constant(POSITION_VERSION), position, moment, orders },
  { name: described(named(120), 'A title; decides nothing') },
);

export type GivenPosition = Infer<typeof position>;
export type GivenMoment = Infer<typeof moment>;
export type GivenPlayer = GivenPosition['players'][number];
export type GivenModel = GivenPlayer['models'][number];
