/** Words of the card that tells what changed the battle. */
import * as terms from '@drumhead/content/terms';

export const momentMessages = {
  'web.moment.leader': { en: 'Commander lost', it: 'Comandante perduto' },
  'web.moment.shaken': { en: 'Brigade Shaken', it: 'Brigata scossa' },
  'web.moment.square': { en: 'Square broken', it: 'Quadrato sfondato' },
  'web.moment.breakPoint': { en: 'Break Point reached', it: 'Punto di rottura raggiunto' },
  'web.moment.broken': { en: 'The squad breaks', it: 'La squadra cede' },
  'web.moment.morale': terms.MoraleTest,
  'web.moment.few': { en: 'Few are left', it: 'Restano in pochi' },
  'web.moment.arrival': { en: 'Reinforcements arrive', it: 'Arrivano rinforzi' },
  'web.moment.lost': { en: 'Your losses', it: 'Le tue perdite' },
  'web.moment.count': { en: 'Gone {{gone}}, left {{left}}', it: 'Perduti {{gone}}, rimasti {{left}}' },
  'web.held': {
    en: 'You could have reacted, and were not asked: it would hardly have mattered.',
    it: 'Potevi reagire e non ti è stato chiesto: non avrebbe contato quasi nulla.',
  },
  'web.held.where': {
    en: 'Choose when to be asked in the enemy’s turn, below the question.',
    it: 'Scegli quando deve chiedertelo nel turno nemico, sotto la domanda.',
  },
  'web.held.always': { en: 'Ask me every time', it: 'Chiedimelo sempre' },
  'web.moment.again': { en: 'Show it again', it: 'Rivedi' },
} as const;

export type MomentKey = keyof typeof momentMessages;
