/** Messages of the page that begins a pick-up game. */
import * as terms from '@drumhead/content/terms';

export const pickUpMessages = {
  'web.pickup.about': {
    en: 'Two divisions from the army lists meet on terrain that both sides place. All is ready to play; change what you like.',
    it: 'Due divisioni delle liste si affrontano su un terreno disposto dalle due parti. È tutto pronto; cambia quello che vuoi.',
  },
  'web.pickup.side': { en: 'Side {{number}}', it: 'Parte {{number}}' },
  'web.pickup.player': terms.PlayedBy,
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
  'web.pickup.reserve': { en: 'Reserve', it: 'Riserva' },
  'web.pickup.figures': { en: 'Figures and table', it: 'Miniature e tavolo' },
  'web.pickup.deployment': { en: 'Deployment', it: 'Schieramento' },
  'web.pickup.hidden': { en: 'hidden, both at once', it: 'nascosto, simultaneo' },
  'web.pickup.alternate': { en: 'one brigade at a time, in turn', it: 'una brigata alla volta, a turno' },
  'web.pickup.optional': { en: 'Optional rules', it: 'Regole opzionali' },
  'web.pickup.grandBattery': terms.GrandBattery,
  'web.pickup.wornUnits': terms.WornUnits,
  'web.pickup.chargeGoesHome': terms.TheChargeGoesHome,
  'web.pickup.start': terms.SetUpStepByStep,
  'web.pickup.start.about': {
    en: 'You choose, place terrain and deploy, with help at every step.',
    it: 'Scegli, disponi il terreno e schieri, con un aiuto a ogni passo.',
  },
  'web.pickup.now': { en: 'Quick start', it: 'Avvio rapido' },
  'web.pickup.now.about': {
    en: 'Generals, terrain and deployment are set for you, by the rules.',
    it: 'Generali, terreno e schieramento già pronti, secondo le regole.',
  },
  'web.pickup.failed': terms.TheBattleDidNotStart,
} as const;

export type PickUpKey = keyof typeof pickUpMessages;
