/** Lines of the log that released versions of the rules ask for: their events say less. */
export const formerMessages = {
  'sip.event.rally.done': {
    en: '{{unit, verb(one: rallies; many: rally)}} (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: si riordina; many: si riordinano)}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.rally.failed': {
    en: '{{unit, verb(one: fails; many: fail)}} to rally (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: non si riordina; many: non si riordinano)}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.meleeWon': {
    en: 'Melee won: {{winner}} against {{loser}}.',
    it: 'Mischia vinta: {{winner}} contro {{loser}}.',
  },
  'sip.event.risked': {
    en: '{{command}} is unharmed (rolled {{face}}).',
    it: '{{command}} ne esce indenne (tiro {{face}}).',
  },
  'sip.event.riskedLost': {
    en: '{{command}} is lost (rolled {{face}}).',
    it: '{{command}} è fuori dalla battaglia (tiro {{face}}).',
  },
  'sip.problem.notConvex': {
    en: '“{{id}}” must be a convex polygon of three corners or more.',
    it: '«{{id}}» deve essere un poligono convesso di almeno tre vertici.',
  },
} as const;
