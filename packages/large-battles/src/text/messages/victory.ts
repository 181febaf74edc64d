/** Messages of victory: how far each side is from its Break Point, and how a battle ends. English and Italian side by side. */
export const victoryMessages = {
  'lb.event.shaken': { en: 'Shaken: {{brigade}}.', it: 'Scossa: {{brigade}}.' },
  'lb.event.steadied': { en: 'No longer Shaken: {{brigade}}.', it: 'Non più scossa: {{brigade}}.' },
  'lb.event.scored': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'lb.event.scored.aBreaks': {
    en: '{{sideA}}: at its Break Point. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: al punto di rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'lb.event.scored.bBreaks': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: at its Break Point.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: al punto di rottura.',
  },
  'lb.event.scored.bothBreak': {
    en: '{{sideA}}, {{sideB}}: both at their Break Point.',
    it: '{{sideA}}, {{sideB}}: entrambe al punto di rottura.',
  },
  'lb.event.suddenDeath': {
    en: 'Both sides are at their Break Point with equal points: the next side to lose a unit alone loses the battle.',
    it: 'Entrambe le parti sono al punto di rottura, a parità di punti: perde la battaglia la prima che perde un’unità senza infliggere la stessa perdita.',
  },
  'lb.event.resigned': { en: '{{side}}: battle resigned.', it: '{{side}}: resa.' },
  'lb.event.drawOffered': { en: 'Draw offered: {{side}}.', it: 'Pareggio offerto: {{side}}.' },
  'lb.event.drawAccepted': { en: 'Draw accepted: {{side}}.', it: 'Pareggio accettato: {{side}}.' },
  'lb.event.drawDeclined': { en: 'Draw declined: {{side}}.', it: 'Pareggio rifiutato: {{side}}.' },
  'lb.event.ended': { en: 'Victory: {{winner}}.', it: '{{winner, named(one: Vince; many: Vincono)}}.' },
  'lb.event.endedDrawn': { en: 'The battle is a draw.', it: 'La battaglia finisce in parità.' },
  'lb.score.units': { en: 'Points for units lost', it: 'Punti per unità perdute' },
  'lb.score.generals': { en: 'Generals lost', it: 'Generali perduti' },
  'lb.score.shaken': { en: 'Shaken brigades', it: 'Brigate scosse' },
  'lb.score.losses': { en: 'Losses', it: 'Perdite' },
  'lb.score.penetration': { en: 'Penetration', it: 'Penetrazione' },
  'lb.score.idle.alone': {
    en: '{{unit}} in this half does not count: no friend in sight within 1L.',
    it: 'In questa metà, ma non conta: {{unit}} (nessuna unità amica in vista entro 1L).',
  },
  'lb.score.idle.command': {
    en: '{{unit}} in this half does not count: out of command.',
    it: 'In questa metà, ma non conta: {{unit}} (fuori comando).',
  },
  'lb.score.idle.disorder': {
    en: '{{unit}} in this half does not count: DIS 3.',
    it: 'In questa metà, ma non conta: {{unit}} (DIS 3).',
  },
  'lb.score.infantryZone1': { en: 'Enemy infantry in zone 1', it: 'Fanteria nemica nella zona 1' },
  'lb.score.infantryZone2': { en: 'Enemy infantry in zone 2', it: 'Fanteria nemica nella zona 2' },
  'lb.score.infantryZone3': { en: 'Enemy infantry in zone 3', it: 'Fanteria nemica nella zona 3' },
  'lb.score.cavalryZone2': { en: 'Enemy cavalry in zone 2', it: 'Cavalleria nemica nella zona 2' },
  'lb.score.cavalryZone3': { en: 'Enemy cavalry in zone 3', it: 'Cavalleria nemica nella zona 3' },
  'lb.end.broken': {
    en: 'The losing side stood at its Break Point when its own phase ended.',
    it: 'La parte sconfitta era al punto di rottura alla fine della propria fase.',
  },
  'lb.end.deeper': {
    en: 'Both sides reached their Break Point; the winner had advanced further.',
    it: 'Entrambe le parti hanno raggiunto il punto di rottura; il vincitore era avanzato di più.',
  },
  'lb.end.lastTieBreak': {
    en: 'The first unit lost decided the battle: a minor defeat.',
    it: 'Ha deciso la prima unità perduta: una sconfitta minore.',
  },
  'lb.end.lastStanding': {
    en: 'The losing side had no unit left in the last tie-break.',
    it: 'Nell’ultimo spareggio la parte sconfitta non aveva più unità.',
  },
  'lb.end.nobodyLeft': {
    en: 'Neither side had a unit left in the last tie-break: nobody wins.',
    it: 'Nell’ultimo spareggio nessuna delle parti aveva più unità: nessuno vince.',
  },
} as const;
