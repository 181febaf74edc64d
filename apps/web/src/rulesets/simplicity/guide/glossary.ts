/** Terms of Simplicity and the course of its turn, with the rules behind them. Forms are separated by `|`. */
import type { CourseEntry, TermEntry } from '../../../guide/rulesGuide.ts';

export const glossary = {
  'web.term.sip.activate': { en: 'activate|activates|activation', it: 'attivare|attiva|attivazione|si attiva' },
  'web.term.sip.activate.is': {
    en: 'A unit rolls a die before it moves or charges: if the die is too low, the order fails. Fire needs no roll.',
    it: 'Un’unità tira un dado prima di muovere o caricare: se il dado è troppo basso, l’ordine fallisce. Il fuoco non chiede tiri.',
  },
  'web.term.sip.ap': { en: 'AP|action points', it: 'PA|punti azione' },
  'web.term.sip.ap.is': {
    en: 'Action points of your turn: the roll of one die, and one more for each of your Command bases on the table. They are rolled again every turn. Each order costs one; points left at the end are lost.',
    it: 'I punti azione del tuo turno: il tiro di un dado, più uno per ogni tua base di comando sul tavolo. Si tirano di nuovo a ogni turno. Ogni ordine ne costa uno; quelli che restano alla fine vanno persi.',
  },
  'web.term.sip.dp': { en: 'DP|disruption point', it: 'PD|punto di disordine' },
  'web.term.sip.dp.is': {
    en: 'Disruption points show how shaken a unit is. Each one makes it weaker; at four it breaks.',
    it: 'I punti di disordine dicono quanto è provata un’unità. Ognuno la indebolisce; con quattro cede.',
  },
  'web.term.sip.break': { en: 'break|breaks|breaking point|broken', it: 'cedere|cede|cedono|punto di rottura' },
  'web.term.sip.break.is': {
    en: 'A unit with four DP breaks and routs. An army breaks when half of its units are lost or routing.',
    it: 'Un’unità con quattro PD cede e va in rotta. Un esercito cede quando metà delle sue unità è persa o in rotta.',
  },
  'web.term.sip.rout': { en: 'routing|routs|rout', it: 'in rotta|rotta' },
  'web.term.sip.rout.is': {
    en: 'A routing unit runs to its table edge and is lost there, unless it rallies first.',
    it: 'Un’unità in rotta corre verso il suo bordo e lì è persa, se prima non si riordina.',
  },
  'web.term.sip.rally': { en: 'rally|rallies', it: 'riordina|riordinarsi|riordino' },
  'web.term.sip.rally.is': {
    en: 'A roll to take off a DP or to stop a rout. A Command base nearby helps.',
    it: 'Un tiro per togliere un PD o fermare una rotta. Una base di comando vicina aiuta.',
  },
  'web.term.sip.charge': { en: 'charge|charges', it: 'carica|caricare' },
  'web.term.sip.charge.is': {
    en: 'A move into contact that begins a melee. The side with more hits wins; the loser goes back.',
    it: 'Un movimento a contatto che comincia una mischia. Vince la parte con più colpi; chi perde indietreggia.',
  },
  'web.term.sip.confused': { en: 'confused', it: 'in confusione|confusione' },
  'web.term.sip.confused.is': {
    en: 'A unit that failed to begin its charge: it stays and cannot fire this turn.',
    it: 'Un’unità che non è riuscita a caricare: resta ferma e in questo turno non può fare fuoco.',
  },
  'web.term.sip.commandBase': { en: 'Command base|command radius', it: 'base di comando|raggio di comando' },
  'web.term.sip.commandBase.is': {
    en: 'The commander of a brigade. Units within 10 cm activate and rally more easily.',
    it: 'Chi comanda una brigata. Le unità entro 10 cm si attivano e si riordinano più facilmente.',
  },
} as const;

const TERM_RULES = {
  activate: 'SIP-ACT-1',
  ap: 'SIP-AP-1',
  dp: 'SIP-BRK-1',
  break: 'SIP-VIC-1',
  rout: 'SIP-BRK-4',
  rally: 'SIP-RAL-1',
  charge: 'SIP-CHG-2',
  confused: 'SIP-ACT-6',
  commandBase: 'SIP-CMD-1',
} as const;

export const TERMS: readonly TermEntry[] = Object.entries(TERM_RULES).map(([id, rule]) => ({
  id,
  forms: `web.term.sip.${id}`,
  meaning: `web.term.sip.${id}.is`,
  rule,
}));

export const courseMessages = {
  'web.course.sip.1': {
    en: 'A die says how many AP you have this turn, from 1 to 6; each of your Command bases on the table adds one.',
    it: 'Un dado dice quanti PA hai in questo turno, da 1 a 6; ogni tua base di comando sul tavolo ne aggiunge uno.',
  },
  'web.course.sip.2': {
    en: 'Give orders, one AP each, one order for a unit: move, fire, charge, rally.',
    it: 'Dai ordini, un PA l’uno, un ordine per unità: muovere, fare fuoco, caricare, riordinare.',
  },
  'web.course.sip.3': {
    en: 'A move or charge needs a roll to activate; fire needs none.',
    it: 'Per muovere o caricare serve un tiro di attivazione; per il fuoco no.',
  },
  'web.course.sip.4': {
    en: 'Hits may become a DP. At four DP a unit breaks and routs.',
    it: 'I colpi possono diventare un PD. Con quattro PD un’unità cede e va in rotta.',
  },
  'web.course.sip.5': {
    en: 'End the turn: routing units run on, then the other side plays.',
    it: 'Termina il turno: le unità in rotta corrono ancora, poi tocca al nemico.',
  },
} as const;

const COURSE_RULES = ['SIP-AP-1', 'SIP-AP-3', 'SIP-ACT-1', 'SIP-BRK-1', 'SIP-BRK-4'] as const;

export const COURSE: readonly CourseEntry[] = COURSE_RULES.map((rule, i) => ({ key: `web.course.sip.${i + 1}`, rule }));
