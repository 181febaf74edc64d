/** Ney’s rearguard, second act: Redinha, 12 March 1811. Our own, after the usual accounts, by the book. */
import * as terms from '@drumhead/content/terms';
import type { EnvelopeAround } from '@drumhead/engine';
import { FORMAT, type ScenarioFile } from '../scenarioFile.ts';
import { allies, CAMPAIGN, rearguard } from './neysRearguard.ts';

const setup: ScenarioFile = {
  format: FORMAT,
  version: 1,
  id: 'redinha',
  name: 'sip.scenario.redinha.name',
  table: { width: 130, depth: 90 },
  limit: 24,
  switches: { rallyClear: true },
  deploysFirst: 'france',
  firstTurn: 'allies',
  terrain: [
    { id: 'plateau', kind: 'hill', points: [36, 50, 52, 44, 70, 43, 88, 46, 96, 54, 86, 62, 64, 64, 44, 61] },
    { id: 'west-wood', kind: 'woods', points: [8, 40, 20, 36, 30, 42, 32, 54, 24, 64, 12, 60] },
    { id: 'east-wood', kind: 'woods', points: [102, 44, 114, 38, 124, 46, 122, 60, 110, 64, 102, 54] },
    { id: 'b1', kind: 'section', box: [60, 74, 70, 82], worth: 2 },
    { id: 'soure', kind: 'stream', points: [0, 70, 40, 72, 66, 70, 100, 73, 130, 70] },
    { id: 'road', kind: 'road', points: [64, 0, 66, 44, 65, 70, 65, 90] },
  ],
  objectives: [
    { id: 'plateau', x: 66, y: 53, points: 3 },
    { id: 'bridge', x: 65, y: 70, points: 3 },
  ],
  sides: [
    rearguard({
      depth: 48,
      deployment: [20, 110],
      units: [
        { kind: 'line', class: 'regular', count: 6, uniform: 'french-line' },
        { kind: 'light', class: 'regular', count: 2, uniform: 'french-light' },
        { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'french-hussars' },
        { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
      ],
      names: ['I/27e', 'II/27e', 'I/50e', 'II/50e', 'I/59e', 'II/59e', 'I/25e Léger', 'II/25e Léger', null, null],
    }),
    allies([
      {
        commands: 1,
        units: [
          { kind: 'line', class: 'regular', count: 3, uniform: 'british-line' },
          { kind: 'light', class: 'elite', count: 1, uniform: 'british-rifles' },
          { kind: 'light', class: 'regular', count: 1, uniform: 'portuguese-cacadores' },
          { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'british-light-dragoons' },
          { kind: 'horseArtillery', class: 'regular', count: 1, uniform: 'british-artillery' },
        ],
        names: ['45th', '74th', '88th', '95th Rifles', '3.º Caçadores', null, null],
      },
      {
        commands: 1,
        arrives: 6,
        units: [
          { kind: 'line', class: 'regular', count: 1, uniform: 'british-line' },
          { kind: 'line', class: 'raw', count: 1, uniform: 'portuguese-line' },
        ],
        names: ['7th', null],
      },
    ]),
  ],
};

export const redinha: EnvelopeAround<ScenarioFile> = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'simplicity',
  title: terms.NeysRearguard2,
  setup,
  edition: 1,
  licence: 'CC0-1.0',
  author: 'Drumhead',
  when: '1811-03-12',
  languages: ['en', 'it'],
  briefing: {
    all: {
      en: 'Act two. A bare plateau between two woods; behind it the village, a stream, and one bridge for everybody.\n\nWhat happened: on 12 March 1811 Ney drew up one division where the whole of Wellington’s advance could see it, with a bridge at its back and another division beyond. It took the Allies until the afternoon to form three divisions against him, in lines as on parade, Picton in the wood on the left of the French, the Light Division in that on their right. Ney waited until they came on together, fired a volley, and went down through Redinha and over the bridge, the burning village between him and them. Some two hundred men fell on each side, and Masséna had won another day.\n\nThe second of the Allied brigades is still on the march.',
      it: 'Secondo atto. Un altopiano nudo tra due boschi; dietro il villaggio, un torrente, e un ponte solo per tutti.\n\nCome andò: il 12 marzo 1811 Ney schierò una divisione in vista di tutta l’avanguardia di Wellington, con un ponte alle spalle e un’altra divisione al di là. Gli alleati impiegarono fino al pomeriggio a formare contro di lui tre divisioni, in linea come in parata, Picton nel bosco alla sinistra dei francesi, la divisione leggera in quello alla loro destra. Ney aspettò che avanzassero tutte insieme, fece una scarica e scese attraverso Redinha e oltre il ponte, con il villaggio in fiamme tra sé e loro. Caddero circa duecento uomini per parte, e Masséna aveva guadagnato un altro giorno.\n\nLa seconda delle brigate alleate è ancora in marcia.',
    },
    france: {
      en: 'Make them form up, and make them wait. The plateau is worth as much as the bridge, but you need only one of them to get away.',
      it: 'Costringili a schierarsi, e falli aspettare. L’altopiano vale quanto il ponte, ma per sganciarti basta tenere uno dei due.',
    },
    allies: {
      en: 'Through the woods around their flanks, or straight at the guns. Your second brigade comes on by your own edge in the sixth turn.',
      it: 'Per i boschi attorno ai fianchi, o dritto sui cannoni. La seconda brigata arriva dal tuo bordo al sesto turno.',
    },
  },
  names: [
    { at: [640, 350], text: { en: 'The plateau', it: 'L’altopiano' }, of: 'plateau' },
    { at: [650, 200], text: terms.TheBridge, of: 'bridge' },
    { at: [760, 120], text: { en: 'Redinha', it: 'Redinha' }, of: 'b1' },
    { at: [200, 400], text: { en: 'West Wood', it: 'Bosco ovest' }, of: 'west-wood' },
    { at: [1130, 390], text: { en: 'East Wood', it: 'Bosco est' }, of: 'east-wood' },
  ],
  campaign: {
    title: CAMPAIGN,
    act: 2,
    of: 3,
    next: 'foz-de-arouce',
    after: {
      france: [{ at: 'limit', value: 18 }],
      allies: [{ at: 'limit', value: 22 }],
    },
  },
};
