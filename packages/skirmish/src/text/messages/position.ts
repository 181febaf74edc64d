/** What is wrong with a position file. */
export const positionMessages = {
  'sk.position.twice': { en: '“{{id}}” is listed twice.', it: '«{{id}}» compare due volte.' },
  'sk.position.nobody': {
    en: 'Nothing here has the name “{{id}}”. There are: {{known}}.',
    it: 'Qui nulla ha il nome «{{id}}». Ci sono: {{known}}.',
  },
  'sk.position.noWeapon': {
    en: '{{id}} has no such weapon, or one that is never loaded: {{weapon}}.',
    it: '{{id}} non ha quest’arma, o è un’arma che non si carica: {{weapon}}.',
  },
  'sk.position.hadTurn': {
    en: '“{{id}}” cannot have another turn to come: list each other player once.',
    it: '«{{id}}» non può avere un altro turno: elenca ogni altro giocatore una volta sola.',
  },
  'sk.position.notActive': {
    en: '“{{id}}” cannot act: it is the turn of {{active}}.',
    it: '«{{id}}» non può agire. Tocca a: {{active}}.',
  },
  'sk.position.cannotCarry': {
    en: '“{{id}}” cannot carry this: it is out, or its hands are full.',
    it: '«{{id}}» non può portarlo: è fuori, o ha le mani occupate.',
  },
  'sk.position.corners': {
    en: 'A building needs four corners in order, with no side crossing another.',
    it: 'Un edificio richiede quattro angoli in ordine, senza lati che si incrociano.',
  },
  'sk.position.offWall': {
    en: 'Both ends of an opening must lie on one wall.',
    it: 'Entrambi gli estremi di un’apertura devono stare su una parete.',
  },
  'sk.position.oneFloor': {
    en: 'A building without stairs has one floor: nothing opens above it.',
    it: 'Un edificio senza scale ha un piano solo: sopra non ci sono aperture.',
  },
} as const;
