/**
 * Barba del Puerco, night of 19 to 20 March 1810: riflemen at a bridge. Our own, after the usual accounts, with a dozen
 * men for a company. By rules of its own: the bridge, the chapel, help from the village, the last turn.
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
  variant: 'SDS',
  scale: '15mm',
  scenario: 'own',
  attacker: 'france',
  attackerBegins: true,
  players: [
    {
      id: 'france',
      edge: 'east',
      zone: { x: 470, y: 60, width: 130, height: 480 },
      squad: {
        format: SQUAD_FORMAT,
        version: SQUAD_VERSION,
        variant: 'SDS',
        roster: 'fr',
        limit: 500,
        models: men({
          'fr-officer': 1,
          'fr-nco': 1,
          'fr-line': 8,
          'fr-grenadier': 2,
          'fr-voltigeur': 2,
          'fr-drummer': 1,
        }),
      },
    },
    {
      id: 'britain',
      edge: 'west',
      zone: { x: 60, y: 120, width: 230, height: 360 },
      squad: {
        format: SQUAD_FORMAT,
        version: SQUAD_VERSION,
        variant: 'SDS',
        roster: 'gb',
        limit: 500,
        models: men({ 'gb-officer': 1, 'gb-rifle-sergeant': 1, 'gb-rifleman': 3, 'gb-light': 2 }),
      },
    },
  ],
  terrain: [
    {
      kind: 'stream',
      id: 'agueda',
      polygon: [
        [390, 0],
        [425, 0],
        [420, 130],
        [400, 260],
        [398, 340],
        [420, 470],
        [410, 600],
        [375, 600],
        [382, 470],
        [362, 340],
        [364, 260],
        [384, 130],
      ],
    },
    {
      kind: 'bridge',
      id: 'bridge',
      polygon: [
        [350, 285],
        [412, 285],
        [412, 317],
        [350, 317],
      ],
    },
    {
      kind: 'hill',
      id: 'west-height',
      polygon: [
        [90, 190],
        [170, 170],
        [240, 200],
        [250, 290],
        [220, 390],
        [130, 400],
        [80, 320],
      ],
    },
    {
      kind: 'rough',
      id: 'rocks-north',
      polygon: [
        [270, 90],
        [340, 80],
        [350, 150],
        [300, 190],
        [260, 150],
      ],
    },
    {
      kind: 'rough',
      id: 'rocks-south',
      polygon: [
        [270, 420],
        [330, 400],
        [345, 460],
        [310, 510],
        [260, 480],
      ],
    },
    {
      kind: 'wood',
      id: 'olives',
      polygon: [
        [440, 350],
        [520, 345],
        [560, 420],
        [520, 480],
        [440, 450],
      ],
    },
    {
      kind: 'building',
      id: 'chapel',
      polygon: [
        [250, 250],
        [300, 250],
        [300, 285],
        [250, 285],
      ],
      openings: [
        {
          kind: 'door',
          level: 0,
          barred: false,
          bashed: false,
          line: [
            [268, 285],
            [284, 285],
          ],
        },
        {
          kind: 'window',
          level: 0,
          barred: false,
          bashed: false,
          line: [
            [300, 262],
            [300, 272],
          ],
        },
      ],
    },
  ],
};

export const barbaDelPuerco: EnvelopeAround<OwnGame> = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'skirmish',
  title: terms.BarbaDelPuerco,
  setup,
  edition: 1,
  licence: 'CC0-1.0',
  author: 'Drumhead',
  when: '1810-03-19T23:30',
  languages: ['en', 'it'],
  briefing: {
    all: {
      en: 'A moonlit night over the gorge of the Águeda. One bridge, so narrow that three men abreast fill it, and a path that climbs from it between boulders. The French must be over it and up the path before the whole battalion is awake.\n\nWhat happened: early in 1810 the 95th Rifles watched the river for Craufurd, miles in front of the army. On the night of 19 March General Ferey sent six companies of grenadiers and voltigeurs, several hundred men, against the bridge of Barba del Puerco. They bayoneted or took the two sentries before the alarm was given, came up the rocks against O’Hare’s company, about forty rifles in the dark, and were held there until Beckwith brought up three more companies from the village and drove them back down and over the bridge. The Rifles lost some fifteen men, the French more. It was the first affair of the new Light Division’s outpost line, and it made its name.\n\nA dozen men stand here for a company. The lie of the rocks, and the chapel as a post, are our own.',
      it: 'Una notte di luna sulla gola dell’Águeda. Un ponte solo, largo tre uomini, e un sentiero che ne sale tra i massi. I francesi devono averlo passato, ed essere in cima al sentiero, prima che il battaglione intero sia sveglio.\n\nCome andò: all’inizio del 1810 i fucilieri del 95° sorvegliavano il fiume per Craufurd, miglia davanti all’esercito. La notte del 19 marzo il generale Ferey mandò sei compagnie di granatieri e volteggiatori, alcune centinaia di uomini, contro il ponte di Barba del Puerco. Uccisero o presero le due sentinelle prima dell’allarme, salirono tra le rocce contro la compagnia di O’Hare, una quarantina di carabine al buio, e furono trattenuti lì finché Beckwith portò dal villaggio altre tre compagnie e li ricacciò giù, oltre il ponte. I Rifles persero una quindicina di uomini, i francesi di più. Fu il primo scontro della linea di avamposti della nuova divisione leggera, e la rese celebre.\n\nQui una dozzina di uomini vale una compagnia. La posizione delle rocce, e la cappella come posto di guardia, sono nostre.',
    },
    france: {
      en: 'You have the numbers and the moon. Take the bridge, then the chapel above it. Do not stop to shoot: they shoot better.',
      it: 'Hai il numero e la luna. Prendi il ponte, poi la cappella sopra. Non fermarti a sparare: loro sparano meglio.',
    },
    britain: {
      en: 'You have your pickets, and light infantry asleep in the village: they come by the western edge in the fourth turn. Keep the chapel, and have men at the bridge when the last turn ends.',
      it: 'Hai i tuoi posti di guardia, e la fanteria leggera che dorme al villaggio: arriva dal bordo ovest al quarto turno. Tieni la cappella, e abbi qualcuno al ponte quando finisce l’ultimo turno.',
    },
  },
  names: [
    { at: [440, 270], text: terms.TheBridge, of: 'bridge' },
    { at: [275, 235], text: { en: 'Chapel', it: 'Cappella' }, of: 'chapel' },
    { at: [425, 540], text: { en: 'Águeda', it: 'Águeda' }, along: 'agueda' },
  ],
  script: {
    turns: { limit: 12, clock: { first: '23:30', minutes: 5 } },
    places: [
      { id: 'bridge', at: [365, 300], reach: 60, text: { en: 'the bridge', it: 'il ponte' } },
      { id: 'chapel', at: [275, 268], reach: 60, text: { en: 'the chapel', it: 'la cappella' } },
    ],
    events: [
      {
        id: 'village',
        when: { turn: 4, side: 'britain' },
        do: [
          { arrive: 'britain-light', edge: 'left', from: 180, to: 420 },
          { tell: 'all', text: { en: 'Bugles from the village.', it: 'Corni dal villaggio.' } },
        ],
      },
    ],
    victory: { points: { bridge: 3, chapel: 3, losses: 1 }, lead: 1, else: 'britain' },
  },
};
