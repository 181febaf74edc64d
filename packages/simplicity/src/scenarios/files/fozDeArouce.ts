/** Ney’s rearguard, third act: Foz de Arouce, 15 March 1811. Our own, after the usual accounts, by the book. */
import * as terms from '@drumhead/content/terms';
import type { EnvelopeAround } from '@drumhead/engine';
import { FORMAT, type ScenarioFile } from '../scenarioFile.ts';
import { allies, CAMPAIGN, rearguard } from './neysRearguard.ts';

const setup: ScenarioFile = {
  format: FORMAT,
  version: 1,
  id: 'foz-de-arouce',
  name: 'sip.scenario.foz-de-arouce.name',
  table: { width: 120, depth: 90 },
  limit: 20,
  switches: { rallyClear: true },
  deploysFirst: 'france',
  firstTurn: 'allies',
  terrain: [
    { id: 'ceira', kind: 'river', box: [0, 70, 120, 74] },
    { id: 'bridge', kind: 'bridge', box: [57, 70, 63, 74] },
    { id: 'ford', kind: 'ford', box: [22, 70, 32, 74] },
    { id: 'hill', kind: 'hill', points: [74, 50, 88, 46, 100, 50, 102, 58, 90, 63, 76, 60] },
    { id: 'b1', kind: 'section', box: [50, 54, 60, 62], worth: 2 },
    { id: 'wood', kind: 'woods', points: [18, 42, 30, 38, 40, 44, 38, 54, 26, 58, 18, 52] },
    { id: 'road', kind: 'road', points: [50, 0, 58, 40, 62, 60, 60, 90] },
  ],
  objectives: [
    { id: 'bridge', x: 60, y: 67, points: 3 },
    { id: 'hill', x: 88, y: 55, points: 2 },
  ],
  sides: [
    rearguard({
      depth: 48,
      deployment: [15, 108],
      units: [
        { kind: 'line', class: 'regular', count: 5, uniform: 'french-line' },
        { kind: 'line', class: 'elite', count: 1, uniform: 'french-grenadiers' },
        { kind: 'light', class: 'regular', count: 1, uniform: 'french-light' },
        { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
      ],
      names: ['I/39e', 'II/39e', 'I/69e', 'II/69e', 'I/59e', 'III/69e', '6e Léger', null],
    }),
    allies([
      {
        commands: 1,
        units: [
          { kind: 'line', class: 'regular', count: 4, uniform: 'british-line' },
          { kind: 'light', class: 'elite', count: 1, uniform: 'british-rifles' },
          { kind: 'light', class: 'regular', count: 1, uniform: 'portuguese-cacadores' },
          { kind: 'horseArtillery', class: 'regular', count: 1, uniform: 'british-artillery' },
        ],
        names: ['43rd', '52nd', '45th', '88th', '95th Rifles', '1.º Caçadores', null],
      },
    ]),
  ],
};

export const fozDeArouce: EnvelopeAround<ScenarioFile> = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'simplicity',
  title: terms.NeysRearguard3,
  setup,
  edition: 1,
  licence: 'CC0-1.0',
  author: 'Drumhead',
  when: '1811-03-15T17:00',
  languages: ['en', 'it'],
  briefing: {
    all: {
      en: 'Act three. Late in the day, in fog, on the wrong side of the Ceira: a village, a hill, a damaged bridge and a ford in flood.\n\nWhat happened: on 15 March 1811 Ney, told to cross the river, left three brigades on the near bank for the night. Wellington, who was thought to have stopped, saw it towards five and sent in the Light Division and Picton at once. A rush took the village; somebody cried that the bridge was cut off, and battalions ran for the ford, where men drowned in the dark and the 39th lost its eagle in the river, from which it was fished months later. Ney charged with one battalion, cleared the bridge, and brought the rest away. Two days later he was off again; within ten he had quarrelled with Masséna for good and was sent home.\n\nHere one brigade stands for three.',
      it: 'Terzo atto. A fine giornata, nella nebbia, dalla parte sbagliata del Ceira: un villaggio, un’altura, un ponte danneggiato e un guado in piena.\n\nCome andò: il 15 marzo 1811 Ney, che aveva l’ordine di passare il fiume, lasciò tre brigate sulla riva di qua per la notte. Wellington, che si credeva fermo, se ne accorse verso le cinque e mandò subito avanti la divisione leggera e Picton. Di slancio fu preso il villaggio; qualcuno gridò che il ponte era tagliato, e alcuni battaglioni corsero al guado, dove molti annegarono al buio e il 39° perse l’aquila nel fiume, da cui fu ripescata mesi dopo. Ney caricò con un battaglione, liberò il ponte e portò via gli altri. Due giorni dopo era di nuovo in marcia; entro dieci aveva rotto per sempre con Masséna e fu mandato a casa.\n\nQui una brigata ne vale tre.',
    },
    france: {
      en: 'Your back is to the river. Keep the village and the ground before the bridge until it is dark.',
      it: 'Hai il fiume alle spalle. Tieni il villaggio e il terreno davanti al ponte finché fa buio.',
    },
    allies: {
      en: 'An hour of light is left. Go for the bridge: whoever sees you there will run.',
      it: 'Resta un’ora di luce. Punta al ponte: chi ti vede lì scapperà.',
    },
  },
  names: [
    { at: [550, 260], text: { en: 'Foz de Arouce', it: 'Foz de Arouce' }, of: 'b1' },
    { at: [600, 230], text: terms.TheBridge, of: 'bridge' },
    { at: [880, 330], text: { en: 'Rearguard Hill', it: 'Collina della retroguardia' }, of: 'hill' },
    { at: [980, 180], text: { en: 'Ceira', it: 'Ceira' }, along: 'ceira' },
  ],
  campaign: {
    title: CAMPAIGN,
    act: 3,
    of: 3,
  },
};
