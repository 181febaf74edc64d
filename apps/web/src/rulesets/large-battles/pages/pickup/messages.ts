/** Messages of the page that begins a pick-up game. */
export const pickUpMessages = {
  'web.pickup.about': {
    en: 'Two Divisions of the army lists meet on ground that both sides lay. Everything is ready to play as it stands; change what you like.',
    it: 'Due divisioni delle liste si incontrano su un terreno disposto da entrambe le parti. È già tutto pronto per giocare; cambia quello che vuoi.',
  },
  'web.pickup.side': { en: 'Side {{number}}', it: 'Parte {{number}}' },
  'web.pickup.player': { en: 'Played by', it: 'Giocata da' },
  'web.pickup.nation': { en: 'Nation', it: 'Nazione' },
  'web.pickup.period': { en: 'Period', it: 'Periodo' },
  'web.pickup.division': { en: 'Division', it: 'Divisione' },
  'web.pickup.random': { en: 'Another at random', it: 'Un’altra a caso' },
  'web.pickup.drawn': { en: 'drawn at random', it: 'estratta a caso' },
  'web.pickup.build': { en: 'Build a Division', it: 'Componi una divisione' },
  'web.pickup.strength': {
    en: '{{units}} units; Break Point {{breakPoint}}, before the Generals are rolled',
    it: '{{units}} unità; punto di rottura {{breakPoint}}, prima di tirare i generali',
  },
  'web.pickup.reserve': { en: 'Reserve', it: 'Riserva' },
  'web.pickup.figures': { en: 'Figures and table', it: 'Miniature e tavolo' },
  'web.pickup.deployment': { en: 'Deployment', it: 'Schieramento' },
  'web.pickup.hidden': { en: 'hidden, both at once', it: 'nascosto, simultaneo' },
  'web.pickup.alternate': { en: 'a Brigade at a time, in turn', it: 'una brigata alla volta, a turno' },
  'web.pickup.optional': { en: 'Optional rules', it: 'Regole opzionali' },
  'web.pickup.grandBattery': { en: 'Grand Battery', it: 'Grande batteria' },
  'web.pickup.wornUnits': { en: 'Worn units', it: 'Unità logorate' },
  'web.pickup.start': { en: 'Set up step by step', it: 'Prepara passo per passo' },
  'web.pickup.start.about': {
    en: 'You choose, lay terrain and deploy; help is at every step.',
    it: 'Scegli, disponi il terreno e schieri; a ogni passo c’è un aiuto.',
  },
  'web.pickup.now': { en: 'Quick start', it: 'Avvio rapido' },
  'web.pickup.now.about': {
    en: 'Generals, terrain and deployment are seen to, by the rules.',
    it: 'Generali, terreno e schieramento vengono sistemati, secondo le regole.',
  },
  'web.pickup.failed': { en: 'That battle could not be begun.', it: 'Impossibile cominciare la battaglia.' },
} as const;

export type PickUpKey = keyof typeof pickUpMessages;
