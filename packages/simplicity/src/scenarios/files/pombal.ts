/** Ney’s rearguard, first act: Pombal, 11 March 1811. Our own, after the usual accounts, by the book. */
import * as terms from '@drumhead/content/terms';
import type { EnvelopeAround } from '@drumhead/engine';
import { FORMAT, type ScenarioFile } from '../scenarioFile.ts';
import { allies, CAMPAIGN, rearguard } from './neysRearguard.ts';

const setup: ScenarioFile = {
  format: FORMAT,
  version: 1,
  id: 'pombal',
  name: 'sip.scenario.pombal.name',
  table: { width: 120, depth: 90 },
  limit: 24,
  switches: { rallyClear: true },
  deploysFirst: 'france',
  firstTurn: 'allies',
  terrain: [
    { id: 'castle-hill', kind: 'hill', points: [30, 42, 40, 37, 52, 39, 56, 47, 50, 55, 38, 57, 29, 51] },
    { id: 'b1', kind: 'section', box: [60, 44, 70, 52], worth: 2 },
    { id: 'b2', kind: 'section', box: [62, 55, 72, 63] },
    { id: 'olives', kind: 'woods', points: [84, 44, 96, 42, 102, 50, 98, 60, 86, 58] },
    { id: 'arunca', kind: 'stream', points: [78, 0, 76, 30, 78, 52, 74, 70, 76, 90] },
    { id: 'road', kind: 'road', points: [74, 0, 73, 40, 75, 66, 70, 90] },
  ],
  objectives: [
    { id: 'castle', x: 42, y: 48, points: 3 },
    { id: 'bridge', x: 76, y: 40, points: 2 },
  ],
  sides: [
    rearguard({
      depth: 44,
      deployment: [15, 105],
      units: [
        { kind: 'line', class: 'regular', count: 5, uniform: 'french-line' },
        { kind: 'light', class: 'regular', count: 2, uniform: 'french-light' },
        { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'french-hussars' },
        { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
      ],
      names: ['I/69e', 'II/69e', 'III/69e', 'I/76e', 'I/59e', 'I/6e Léger', 'II/6e Léger', '3e Hussards', null],
    }),
    allies([
      {
        commands: 1,
        units: [
          { kind: 'line', class: 'regular', count: 3, uniform: 'british-line' },
          { kind: 'line', class: 'raw', count: 1, uniform: 'portuguese-line' },
          { kind: 'light', class: 'elite', count: 1, uniform: 'british-rifles' },
          { kind: 'light', class: 'regular', count: 2, uniform: 'portuguese-cacadores' },
          { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'british-light-dragoons' },
          { kind: 'horseArtillery', class: 'regular', count: 1, uniform: 'british-artillery' },
        ],
        names: ['43rd', '52nd', null, null, '95th Rifles', '1.º Caçadores', '3.º Caçadores', null, null],
      },
    ]),
  ],
};

export const pombal: EnvelopeAround<ScenarioFile> = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'simplicity',
  title: terms.NeysRearguard1,
  setup,
  edition: 1,
  licence: 'CC0-1.0',
  author: 'Drumhead',
  when: '1811-03-11',
  languages: ['en', 'it'],
  briefing: {
    all: {
      en: 'Act one. A castle on its hill, a town under it, a bridge: whoever wants the road to Coimbra must come through.\n\nWhat happened: after a winter at Santarém, before the Lines of Torres Vedras, Masséna’s hungry army turned back on 5 March 1811, and Ney with the VI Corps covered it. At Pombal the Light Division and Elder’s Caçadores ran up to the castle ahead of everybody; Ney came back with four battalions, threw them out again, blocked the bridge, set the town on fire, and marched off in the night. He had lost some sixty men and gained the day.\n\nThe lie of castle, town and stream is our own. Who wins here has time on his side in the next act.',
      it: 'Primo atto. Un castello sulla sua altura, sotto un paese, un ponte: chi vuole la strada di Coimbra deve passare di qui.\n\nCome andò: dopo un inverno a Santarém, davanti alle linee di Torres Vedras, il 5 marzo 1811 l’armata affamata di Masséna tornò indietro, e Ney la copriva con il VI corpo. A Pombal la divisione leggera e i Caçadores di Elder arrivarono al castello prima di tutti; Ney tornò con quattro battaglioni, li ricacciò fuori, sbarrò il ponte, diede fuoco al paese e nella notte se ne andò. Aveva perso una sessantina di uomini e guadagnato la giornata.\n\nLa posizione di castello, paese e torrente è nostra. Chi vince qui ha il tempo dalla sua nel prossimo atto.',
    },
    france: {
      en: 'Ney never stands longer than he must, and never goes sooner. Keep the castle and the bridge until the turns are over.',
      it: 'Ney non resta mai più del necessario, e non se ne va mai prima. Tieni il castello e il ponte fino all’ultimo turno.',
    },
    allies: {
      en: 'They mean to leave tonight. Take the castle or the bridge while they are still here to lose them.',
      it: 'Stanotte se ne vogliono andare. Prendi il castello o il ponte finché sono qui a perderli.',
    },
  },
  names: [
    { at: [420, 420], text: { en: 'The castle', it: 'Il castello' }, of: 'castle-hill' },
    { at: [670, 310], text: { en: 'Pombal', it: 'Pombal' }, of: 'b2' },
    { at: [760, 500], text: terms.TheBridge, of: 'bridge' },
    { at: [800, 720], text: { en: 'Arunca', it: 'Arunca' }, along: 'arunca' },
  ],
  campaign: {
    title: CAMPAIGN,
    act: 1,
    of: 3,
    next: 'redinha',
    after: {
      france: [{ at: 'limit', value: 22 }],
      allies: [{ at: 'limit', value: 26 }],
    },
  },
};
