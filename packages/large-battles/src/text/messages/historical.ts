/** Messages of historical battles: kinds of troops, and sources of Q, C and Sk. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const historicalMessages = {
  'lb.troops.secondRateInfantry': { en: 'Second-rate infantry', it: 'Fanteria di seconda linea' },
  'lb.troops.lineInfantry': { en: 'Line infantry', it: 'Fanteria di linea' },
  'lb.troops.lightInfantry': { en: 'Light infantry', it: 'Fanteria leggera' },
  'lb.troops.veteranInfantry': { en: 'Veteran infantry', it: 'Fanteria veterana' },
  'lb.troops.lightCavalry': { en: 'Light cavalry', it: 'Cavalleria leggera' },
  'lb.troops.dragoons': terms.Dragoons,
  'lb.troops.heavyCavalry': { en: 'Heavy cavalry', it: 'Cavalleria pesante' },
  'lb.troops.artillery': { en: 'Artillery', it: 'Artiglieria' },
  'lb.troops.eliteArtillery': { en: 'Elite artillery', it: 'Artiglieria scelta' },

  'lb.tally.general': terms.General,
  'lb.tally.strength': { en: 'Number of men', it: 'Numero di uomini' },
  'lb.tally.split': { en: 'Split into two brigades', it: 'Divisa in due brigate' },
  'lb.tally.lightBattalions': { en: 'Light battalions', it: 'Battaglioni leggeri' },

  // fields of a unit
  'lb.entry.men': { en: 'number of men', it: 'numero di uomini' },
  'lb.entry.lightBattalions': { en: 'light battalions', it: 'battaglioni leggeri' },
  'lb.entry.sk': { en: 'Sk', it: 'Sk' },
  'lb.entry.calibre': { en: 'calibre', it: 'calibro' },
  'lb.entry.horse': terms.horseArtillery,

  'lb.problem.notSplit': {
    en: 'Only an infantry brigade of more than 4800 men, at army level, may be split in two.',
    it: 'Solo una brigata di fanteria di oltre 4800 uomini, a livello d’armata, può essere divisa in due.',
  },
  'lb.problem.oppositeRules': {
    en: '“{{plus}}” and “{{minus}}” are opposites: choose one.',
    it: '«{{plus}}» e «{{minus}}» sono opposte: scegline una.',
  },
  'lb.problem.emptyBrigade': { en: 'This brigade has no units yet.', it: 'Questa brigata non ha ancora unità.' },
} as const;
