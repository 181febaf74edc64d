/**
 * A convoy on the road to Lake George, July 1758. The attack is history, this corner of the road is ours. By rules of its
 * own: the waggoners may leave by the far edge, and the day has an end.
 */
import * as terms from '@drumhead/content/terms';
import type { EnvelopeAround } from '@drumhead/engine';
import { SQUAD_FORMAT, SQUAD_VERSION } from '../../armies/squadFile.ts';
import { GAME_FORMAT, GAME_VERSION } from '../../setup/gameFile.ts';
import type { OwnGame } from '../../setup/own/ownGame.ts';
import { men } from './men.ts';

const setup: OwnGame = {
  format: GAME_FORMAT,
  version: GAME_VERSION,
  variant: 'SDT',
  scale: '15mm',
  scenario: 'own',
  attacker: 'france',
  players: [
    {
      id: 'france',
      edge: 'east',
      zone: { x: 400, y: 130, width: 200, height: 240 },
      squad: {
        format: SQUAD_FORMAT,
        version: SQUAD_VERSION,
        variant: 'SDT',
        roster: 'fiw-fr',
        limit: 350,
        models: men({ 'nf-marine-officer': 1, 'nf-marine': 2, 'nf-militia': 4, 'nf-coureur': 1 }),
      },
    },
    {
      id: 'britain',
      edge: 'south',
      zone: { x: 200, y: 470, width: 200, height: 130 },
      squad: {
        format: SQUAD_FORMAT,
        version: SQUAD_VERSION,
        variant: 'SDT',
        roster: 'fiw-prov',
        limit: 350,
        models: men({ 'pv-officer': 1, 'pv-sergeant': 1, 'pv-soldier': 6, 'pv-settler': 4 }),
      },
    },
  ],
  terrain: [
    {
      kind: 'wood',
      id: 'east-wood',
      polygon: [
        [420, 60],
        [500, 40],
        [570, 90],
        [580, 230],
        [560, 370],
        [480, 400],
        [420, 350],
        [400, 220],
      ],
    },
    {
      kind: 'wood',
      id: 'west-wood',
      polygon: [
        [40, 150],
        [120, 110],
        [190, 150],
        [200, 260],
        [170, 360],
        [90, 390],
        [40, 320],
      ],
    },
    {
      kind: 'stream',
      id: 'brook',
      polygon: [
        [0, 440],
        [140, 425],
        [270, 440],
        [420, 430],
        [600, 445],
        [600, 462],
        [420, 448],
        [270, 458],
        [140, 444],
        [0, 458],
      ],
    },
    {
      kind: 'bridge',
      id: 'logs',
      polygon: [
        [282, 430],
        [318, 430],
        [318, 464],
        [282, 464],
      ],
    },
    {
      kind: 'rough',
      id: 'fallen-trees',
      polygon: [
        [320, 180],
        [370, 170],
        [385, 230],
        [340, 260],
        [310, 230],
      ],
    },
    { kind: 'tree', id: 'pine', x: 240, y: 330 },
    { kind: 'tree', id: 'oak', x: 345, y: 360 },
  ],
};

export const halfWayBrook: EnvelopeAround<OwnGame> = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'skirmish',
  title: terms.HalfWayBrook,
  setup,
  edition: 1,
  licence: 'CC0-1.0',
  author: 'Drumhead',
  when: '1758-07-28',
  languages: ['en', 'it'],
  briefing: {
    all: {
      en: 'The waggons stand in the brook with their traces cut. What can still be saved are the men who drove them: three hundred paces of road, between two woods, to the stockade in the north.\n\nWhat happened: after the defeat at Ticonderoga in July 1758 Abercromby’s army at Lake George lived on what came up the road from Fort Edward, and half-way along it stood a small stockade by a brook. La Corne led some four hundred Canadians, colony troops and warriors around the army through the forest. On 28 July they fell on a train of some forty waggons near that brook, killed or took more than a hundred soldiers, drivers, sutlers and women, and were gone with what they could carry before the troops from the lake arrived. Rogers and Putnam were sent to cut them off, came too late, and met another party of theirs ten days later in the woods near Fort Anne, where Putnam was taken.\n\nThe brook, the date and the people are history; this corner of the road is our own.',
      it: 'I carri sono fermi nel ruscello, con le tirelle tagliate. Si possono ancora salvare gli uomini che li guidavano: trecento passi di strada, tra due boschi, fino alla palizzata a nord.\n\nCome andò: dopo la sconfitta di Ticonderoga, nel luglio 1758, l’esercito di Abercromby al lago George viveva di ciò che saliva per la strada da Fort Edward, e a metà strada, presso un ruscello, c’era una piccola palizzata. La Corne portò circa quattrocento canadesi, soldati delle colonie e guerrieri attorno all’esercito, attraverso la foresta. Il 28 luglio piombarono presso quel ruscello su una colonna di una quarantina di carri, uccisero o presero più di cento tra soldati, conducenti, vivandieri e donne, e sparirono con quel che potevano portare prima che arrivassero le truppe dal lago. Rogers e Putnam, mandati a tagliar loro la strada, giunsero tardi, e dieci giorni dopo incontrarono un altro gruppo dei loro nei boschi presso Fort Anne, dove Putnam fu preso.\n\nIl ruscello, la data e le persone sono storia; quest’angolo di strada è nostro.',
    },
    france: {
      en: 'They must come past you. A driver who reaches the northern edge is lost to you; shoot the soldiers only if they are in the way.',
      it: 'Devono passarti davanti. Un conducente che arriva al bordo nord è perso; spara ai soldati solo se sono d’intralcio.',
    },
    britain: {
      en: 'Bring your four drivers (settlers) off by the northern edge, by the road or beside it. The soldiers are there to stop bullets.',
      it: 'Porta i tuoi quattro conducenti (coloni) oltre il bordo nord, per la strada o accanto. I soldati sono lì per fermare le pallottole.',
    },
  },
  names: [
    { at: [495, 210], text: { en: 'East Wood', it: 'Bosco est' }, of: 'east-wood' },
    { at: [120, 250], text: { en: 'West Wood', it: 'Bosco ovest' }, of: 'west-wood' },
    { at: [90, 480], text: { en: 'Half-Way Brook', it: 'Ruscello di mezza via' }, along: 'brook' },
    { at: [300, 30], text: { en: 'to the stockade', it: 'verso la palizzata' } },
  ],
  script: {
    turns: { limit: 14 },
    events: [
      {
        id: 'home',
        when: { turn: 1 },
        do: [{ mayLeave: 'britain-settler', edge: 'top', from: 180, to: 420, points: 3 }],
      },
    ],
    victory: { points: { losses: 1 }, lead: 1, else: 'france' },
  },
};
