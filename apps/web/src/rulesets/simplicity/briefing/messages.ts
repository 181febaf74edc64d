/** Messages of the briefing of Simplicity. */
import * as terms from '@drumhead/content/terms';

export const briefingMessages = {
  'web.brief.sip.units': terms.UnitsCounted,
  'web.brief.sip.first': terms.FirstTurnSide,
  'web.brief.sip.rolled': {
    en: 'Both sides roll for the first turn.',
    it: 'Le due parti tirano per il primo turno.',
  },
  'web.brief.sip.deploysFirst': { en: 'First to deploy: {{side}}.', it: 'Primo schieramento: {{side}}.' },
  'web.brief.sip.alternate': {
    en: 'The sides deploy one piece in turn.',
    it: 'Le due parti schierano un pezzo alla volta, a turno.',
  },
  'web.brief.sip.no.actionPoints': { en: 'no action points', it: 'senza punti azione' },
  'web.brief.sip.no.activationRolls': { en: 'no rolls to activate', it: 'senza tiri di attivazione' },
  'web.brief.sip.no.dpReducesDice': { en: 'full dice when disrupted', it: 'dadi interi anche in disordine' },
  'web.brief.sip.rallyAnywhere': { en: 'rallying near the enemy', it: 'riordino vicino al nemico' },
  'web.brief.sip.length': terms.PlayerTurnsBetweenCaptains,
} as const;
