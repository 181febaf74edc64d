/** SIP-SCN-2..4. The scenarios as files of our own; how even they are: BALANCE.md. */
import { outlines as crossroadsOutlines } from './outlines/crossroads.ts';
import { outlines as puenteViejoOutlines } from './outlines/puenteViejo.ts';
import { outlines as windmillRidgeOutlines } from './outlines/windmillRidge.ts';
import type { ScenarioFile } from './scenarioFile.ts';
import { FORMAT } from './scenarioFile.ts';

/** SIP-SCN-2. */
const windmillRidge: ScenarioFile = {
  format: FORMAT,
  version: 1,
  id: 'windmill-ridge',
  name: 'sip.scenario.windmill-ridge.name',
  table: { width: 120, depth: 90 },
  limit: 25,
  switches: { rallyClear: true },
  placesFirst: 'austria',
  terrain: [
    { id: 'ridge', kind: 'hill', points: windmillRidgeOutlines.ridge },
    { id: 'b1', kind: 'section', box: [22, 41, 32, 49], worth: 2 },
    { id: 'wood', kind: 'woods', points: windmillRidgeOutlines.wood },
    { id: 'road', kind: 'road', points: [27, 0, 27, 90] },
    { id: 'south-hedge', kind: 'obstacle', points: [40, 26, 60, 26] },
    { id: 'north-hedge', kind: 'obstacle', points: [40, 64, 60, 64] },
  ],
  objectives: [{ id: 'windmill', x: 60, y: 45, points: 3 }],
  sides: [
    {
      id: 'austria',
      name: 'sip.side.austria',
      edge: 'south',
      brigades: [
        {
          names: [
            'sip.regiment.bellegarde-1',
            'sip.regiment.bellegarde-2',
            'sip.regiment.kolowrat-1',
            'sip.regiment.kolowrat-2',
            'sip.regiment.bellegarde-grenadiers',
            'sip.regiment.stipsicz',
            'sip.regiment.austrian-battery',
          ],
          units: [
            { kind: 'line', class: 'regular', count: 4, uniform: 'austrian-line' },
            { kind: 'line', class: 'elite', count: 1, uniform: 'austrian-grenadiers' },
            { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'austrian-hussars' },
            { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'austrian-artillery' },
          ],
        },
      ],
    },
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'north',
      brigades: [
        {
          names: [
            'sip.regiment.line-57-1',
            'sip.regiment.line-57-2',
            'sip.regiment.line-72-1',
            'sip.regiment.french-grenadiers',
            'sip.regiment.light-10-1',
            'sip.regiment.hussars-8',
            'sip.regiment.french-battery',
          ],
          units: [
            { kind: 'line', class: 'regular', count: 3, uniform: 'french-line' },
            { kind: 'line', class: 'elite', count: 1, uniform: 'french-grenadiers' },
            { kind: 'light', class: 'regular', count: 1, uniform: 'french-light' },
            { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'french-hussars' },
            { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
          ],
        },
      ],
    },
  ],
};

/** SIP-SCN-3. */
const crossroads: ScenarioFile = {
  format: FORMAT,
  version: 1,
  id: 'crossroads',
  name: 'sip.scenario.crossroads.name',
  table: { width: 150, depth: 100 },
  limit: 32,
  switches: { rallyClear: true },
  placesFirst: 'france',
  terrain: [
    { id: 'post-road', kind: 'road', points: [75, 0, 75, 100] },
    { id: 'country-road', kind: 'road', points: [0, 50, 150, 50] },
    { id: 'b1', kind: 'section', box: [80, 53, 90, 61], worth: 2 },
    { id: 'b2', kind: 'section', box: [60, 39, 70, 47], worth: 2 },
    { id: 'west-wood', kind: 'woods', points: crossroadsOutlines['west-wood'] },
    { id: 'east-wood', kind: 'woods', points: crossroadsOutlines['east-wood'] },
    { id: 'north-hill', kind: 'hill', points: crossroadsOutlines['north-hill'] },
    { id: 'south-hill', kind: 'hill', points: crossroadsOutlines['south-hill'] },
  ],
  objectives: [{ id: 'crossroads', x: 75, y: 50, points: 3 }],
  sides: [
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'south',
      deployment: [40, 110],
      arrivals: [45, 105],
      brigades: [
        {
          list: 'france-line',
          names: [
            'sip.regiment.line-30-1',
            'sip.regiment.line-30-2',
            'sip.regiment.line-61-1',
            'sip.regiment.line-61-2',
            'sip.regiment.light-13-1',
            'sip.regiment.hussars-7',
            'sip.regiment.davout-battery',
          ],
        },
        {
          list: 'france-reserve',
          arrives: 4,
          names: [
            'sip.regiment.line-48-1',
            'sip.regiment.line-48-2',
            'sip.regiment.line-108-1',
            'sip.regiment.reunited-1',
            'sip.regiment.reunited-2',
            'sip.regiment.cuirassiers-1',
            'sip.regiment.french-horse',
          ],
        },
      ],
    },
    {
      id: 'russia',
      name: 'sip.side.russia',
      edge: 'north',
      deployment: [40, 110],
      arrivals: [45, 105],
      brigades: [
        {
          list: 'russia-line',
          names: [
            'sip.regiment.smolensk',
            'sip.regiment.narva',
            'sip.regiment.ingria',
            'sip.regiment.alexopol',
            'sip.regiment.jaegers-5',
            'sip.regiment.akhtyrka',
            'sip.regiment.russian-battery-26',
          ],
        },
        {
          list: 'russia-grenadiers',
          arrives: 4,
          names: [
            'sip.regiment.astrakhan',
            'sip.regiment.fanagoria',
            'sip.regiment.kiev',
            'sip.regiment.recruits',
            'sip.regiment.pavlov',
            'sip.regiment.ekaterinoslav',
            'sip.regiment.russian-battery-3',
            'sip.regiment.russian-battery-4',
          ],
        },
      ],
    },
  ],
};

/** SIP-SCN-4. */
const puenteViejo: ScenarioFile = {
  format: FORMAT,
  version: 1,
  id: 'puente-viejo',
  name: 'sip.scenario.puente-viejo.name',
  table: { width: 120, depth: 90 },
  limit: 27,
  switches: { rallyClear: true },
  deploysFirst: 'britain',
  firstTurn: 'france',
  terrain: [
    { id: 'river', kind: 'river', box: [0, 40, 120, 44] },
    { id: 'bridge', kind: 'bridge', box: [57, 40, 63, 44] },
    { id: 'ford', kind: 'ford', box: [94, 40, 106, 44] },
    { id: 'road', kind: 'road', points: [60, 0, 60, 90] },
    { id: 'b1', kind: 'section', box: [64, 46, 74, 54] },
    { id: 'b2', kind: 'section', box: [46, 46, 56, 54] },
    { id: 'hill', kind: 'hill', points: puenteViejoOutlines.hill },
    { id: 'w1', kind: 'woods', points: puenteViejoOutlines.w1 },
    { id: 'w2', kind: 'woods', points: puenteViejoOutlines.w2 },
  ],
  objectives: [
    { id: 'bridgehead', x: 60, y: 50, points: 4 },
    { id: 'hill', x: 60, y: 69, points: 4 },
    { id: 'ford', x: 100, y: 47, points: 2 },
  ],
  sides: [
    {
      id: 'britain',
      name: 'sip.side.britain',
      edge: 'north',
      depth: 44,
      winsDraws: true,
      brigades: [
        {
          list: 'britain-division',
          names: [
            'sip.regiment.foot-29',
            'sip.regiment.foot-48',
            'sip.regiment.foot-57',
            'sip.regiment.third-guards',
            'sip.regiment.rifles-95',
            'sip.regiment.light-dragoons-14',
            'sip.regiment.british-battery',
          ],
        },
      ],
    },
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'south',
      brigades: [
        {
          commands: 2,
          names: [
            'sip.regiment.line-31-1',
            'sip.regiment.line-31-2',
            'sip.regiment.line-47-1',
            'sip.regiment.line-47-2',
            'sip.regiment.line-70-1',
            'sip.regiment.pv-grenadiers',
            'sip.regiment.light-17',
            'sip.regiment.cuirassiers-13',
            'sip.regiment.hussars-10',
            'sip.regiment.pv-battery',
          ],
          units: [
            { kind: 'line', class: 'regular', count: 5, uniform: 'french-line' },
            { kind: 'line', class: 'elite', count: 1, uniform: 'french-grenadiers' },
            { kind: 'light', class: 'regular', count: 1, uniform: 'french-light' },
            { kind: 'heavyCavalry', class: 'regular', count: 1, uniform: 'french-cuirassiers' },
            { kind: 'lightCavalry', class: 'regular', count: 1, uniform: 'french-hussars' },
            { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
          ],
        },
      ],
    },
  ],
};

const files = {
  'windmill-ridge': windmillRidge,
  crossroads,
  'puente-viejo': puenteViejo,
} satisfies Readonly<Record<string, ScenarioFile>>;

export type { FileId } from './files/index.ts';
export type PrintedId = keyof typeof files;

export const SCENARIOS: Readonly<Record<string, ScenarioFile>> = files;
