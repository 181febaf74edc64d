/** Messages of a pick-up game that is set up. */
import * as terms from '@drumhead/content/terms';

export const pickUpMessages = {
  'web.pickup.nation': terms.Nation,
  'web.pickup.period': { en: 'Period', it: 'Periodo' },
  'web.pickup.division': { en: 'Division', it: 'Divisione' },
  'web.pickup.random': { en: 'Draw another at random', it: 'Sorteggiane un’altra' },
  'web.pickup.drawn': { en: 'drawn at random', it: 'sorteggiata' },
  'web.pickup.build': { en: 'Build a division', it: 'Componi una divisione' },
  'web.pickup.strength': {
    en: '{{units}} units; Break Point {{breakPoint}} before the generals’ rolls',
    it: '{{units}} unità; punto di rottura {{breakPoint}} prima dei tiri dei generali',
  },
  'web.pickup.figures': { en: 'Figures and table', it: 'Miniature e tavolo' },
  'web.pickup.deployment': { en: 'Deployment', it: 'Schieramento' },
  'web.pickup.hidden': { en: 'hidden, both at once', it: 'nascosto, simultaneo' },
  'web.pickup.alternate': { en: 'one brigade at a time, in turn', it: 'una brigata alla volta, a turno' },
  'web.pickup.ground': terms.Terrain,
  'web.pickup.ground.about': {
    en: 'The two sides place the terrain in turn, by the rules.',
    it: 'Le due parti dispongono il terreno a turno, secondo le regole.',
  },
  'web.pickup.atOnce': { en: 'placed for you', it: 'già disposto' },
  'web.pickup.byHand': { en: 'placed by hand', it: 'disposto a mano' },
  'web.pickup.atOnce.about': {
    en: 'Generals, terrain and deployment are set for you, by the rules.',
    it: 'Generali, terreno e schieramento già pronti, secondo le regole.',
  },
  'web.pickup.byHand.about': {
    en: 'You choose, place terrain and deploy, with help at every step.',
    it: 'Scegli, disponi il terreno e schieri, con un aiuto a ogni passo.',
  },
  'web.pickup.piece.q': { en: 'Quality {{q}}', it: 'Qualità {{q}}' },
  'web.pickup.piece.c': { en: 'Combat {{c}}', it: 'Combattimento {{c}}' },
  'web.pickup.piece.sk': { en: 'skirmishers {{sk}}', it: 'schermagliatori {{sk}}' },
  'web.pickup.piece.rolled': {
    en: 'A die decides how good each general is, before the battle.',
    it: 'Un dado decide quanto vale ogni generale, prima della battaglia.',
  },
} as const;

export type PickUpKey = keyof typeof pickUpMessages;
