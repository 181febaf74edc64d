/** Messages of the printed map. */
import * as terms from '@drumhead/content/terms';

export const mapMessages = {
  'web.plan.about': {
    en: 'A table to print and set up for real: distances, deployment areas, terrain.',
    it: 'Un tavolo da stampare e montare davvero: distanze, aree di schieramento, terreno.',
  },
  'web.plan.choose': { en: 'Battle', it: 'Battaglia' },
  'web.plan.print': { en: 'Print the map', it: 'Stampa la mappa' },
  'web.plan.map': { en: 'Map of the table', it: 'Mappa del tavolo' },
  'web.plan.none': { en: 'This battle cannot be read.', it: 'Battaglia illeggibile.' },
  'web.plan.scale': {
    en: 'Scale 1:{{scale}} if printed at 100%: 10 mm of paper are {{table}} mm of table. Check it with the bar.',
    it: 'Scala 1:{{scale}} se stampi al 100%: 10 mm di carta sono {{table}} mm di tavolo. Controlla con la barra.',
  },
  'web.plan.grid': {
    en: 'Table {{width}} × {{height}} mm. Grid of 100 mm.',
    it: 'Tavolo {{width}} × {{height}} mm. Reticolo di 100 mm.',
  },
  'web.plan.bars': {
    en: 'Each bar along the edges is {{length}} mm.',
    it: 'Ogni barra lungo i bordi è di {{length}} mm.',
  },
  'web.plan.areas': {
    en: 'Dashed: where to deploy, one line for {{first}}, two for {{second}}.',
    it: 'Tratteggio: aree di schieramento, una linea: {{first}}; due: {{second}}.',
  },
  'web.plan.suggested': {
    en: 'Pieces stand as Drumhead suggests; place yours in your areas as you like.',
    it: 'I pezzi stanno come suggerisce Drumhead; disponi i tuoi nelle tue aree come vuoi.',
  },
  'web.plan.front': { en: 'The thick edge of a piece is its front.', it: 'Il bordo spesso di un pezzo è il fronte.' },
  'web.plan.barLabel': { en: '{{name}} {{length}} mm', it: '{{name}} {{length}} mm' },
  'web.plan.pieces': { en: 'Pieces', it: 'Pezzi' },
  'web.plan.pieces.about': {
    en: 'Middle of each piece in millimetres from the left and top edges; facing in degrees, 0 up the page, clockwise.',
    it: 'Centro di ogni pezzo in millimetri dai bordi sinistro e superiore; fronte in gradi, 0 verso l’alto, in senso orario.',
  },
  'web.plan.models.about': {
    en: 'Middle of each base in millimetres from the left and top edges.',
    it: 'Centro di ogni base in millimetri dai bordi sinistro e superiore.',
  },
  'web.plan.terrain': terms.Terrain,
  'web.plan.terrain.about': {
    en: 'Box around each piece, or the middle of an objective, in millimetres from the left and top edges.',
    it: 'Riquadro di ogni elemento, o centro di un obiettivo, in millimetri dai bordi sinistro e superiore.',
  },
  'web.plan.number': { en: 'No.', it: 'N.' },
  'web.plan.name': { en: 'Piece', it: 'Pezzo' },
  'web.plan.left': { en: 'From left', it: 'Da sinistra' },
  'web.plan.top': { en: 'From top', it: 'Dall’alto' },
  'web.plan.facing': { en: 'Facing', it: 'Fronte' },
  'web.plan.size': { en: 'Size', it: 'Misure' },
  'web.plan.kind': terms.Kind,
  'web.plan.kind.hill': terms.hill,
  'web.plan.kind.rough': { en: 'rough ground or bridge', it: 'terreno accidentato o ponte' },
  'web.plan.kind.water': { en: 'water', it: 'acqua' },
  'web.plan.kind.wood': terms.wood,
  'web.plan.kind.house': { en: 'buildings', it: 'edifici' },
  'web.plan.kind.road': { en: 'road or bridge', it: 'strada o ponte' },
  'web.plan.kind.objective': {
    en: 'objective (victory points {{points}})',
    it: 'obiettivo (punti vittoria {{points}})',
  },
  'web.plan.kind.mill': {
    en: 'windmill, objective (victory points {{points}})',
    it: 'mulino, obiettivo (punti vittoria {{points}})',
  },
  'web.plan.kind.stream': terms.stream,
  'web.plan.kind.bank': { en: 'wall, fence or hedge', it: 'muro, steccato o siepe' },
  'web.plan.side': terms.Side,
} as const;

export type MapKey = keyof typeof mapMessages;
