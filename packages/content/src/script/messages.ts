/** What a battle with a scenario's own rules says of them, whatever the game. */
import type { Messages } from '../languages/languages.ts';
import * as terms from '../terms.ts';

export const scriptMessages = {
  'scn.event.told': { en: '{{words}}', it: '{{words}}' },
  'scn.event.called.left': {
    en: 'Reinforcements at the left edge.',
    it: 'Rinforzi al bordo sinistro.',
  },
  'scn.event.called.right': {
    en: 'Reinforcements at the right edge.',
    it: 'Rinforzi al bordo destro.',
  },
  'scn.event.called.top': {
    en: 'Reinforcements at the far edge.',
    it: 'Rinforzi al bordo lontano.',
  },
  'scn.event.called.bottom': {
    en: 'Reinforcements at the near edge.',
    it: 'Rinforzi al bordo vicino.',
  },
  'scn.event.mayLeave': {
    en: 'Troops may leave from now on: {{edge}}.',
    it: 'D’ora in poi delle truppe possono uscire: {{edge}}.',
  },
  'scn.event.leftTable': {
    en: 'Left the table, safe: {{count}} ({{side}}, {{edge}}).',
    it: 'Uscite dal tavolo, in salvo: {{count}} ({{side}}, {{edge}}).',
  },
  'scn.leftTable': { en: 'left the table, safe', it: 'uscita dal tavolo, in salvo' },
  'scn.edge.left': { en: 'left edge', it: 'bordo sinistro' },
  'scn.edge.right': { en: 'right edge', it: 'bordo destro' },
  'scn.edge.top': { en: 'far edge', it: 'bordo lontano' },
  'scn.edge.bottom': { en: 'near edge', it: 'bordo vicino' },
  'scn.wayOff': {
    en: 'May leave ({{edge}}): {{troops}}.',
    it: 'Possono uscire ({{edge}}): {{troops}}.',
  },
  'scn.wayOff.points': {
    en: 'May leave ({{edge}}), points {{points}} each: {{troops}}.',
    it: 'Possono uscire ({{edge}}), punti {{points}} a testa: {{troops}}.',
  },
  'scn.coming': { en: 'Still to come', it: 'Devono ancora arrivare' },
  'scn.coming.turn': {
    en: '{{side}}, turn {{turn}}, {{edge}}: {{troops}}.',
    it: '{{side}}, turno {{turn}}, {{edge}}: {{troops}}.',
  },
  'scn.coming.open': {
    en: '{{side}}, when an event calls them, {{edge}}: {{troops}}.',
    it: '{{side}}, quando scatta un evento, {{edge}}: {{troops}}.',
  },
  'scn.coming.sign': { en: 'turn {{turn}}', it: 'turno {{turn}}' },
  'scn.event.delayed': {
    en: 'No room at the edge: the rest arrive next turn ({{side}}).',
    it: 'Non c’è posto al bordo: il resto arriva al prossimo turno ({{side}}).',
  },
  'scn.event.scored': {
    en: 'Points {{points}}: {{side}}, {{sum}} in all.',
    it: 'Punti {{points}}: {{side}}, {{sum}} in tutto.',
  },
  'scn.event.taken': { en: 'Place held: {{place}} ({{side}}).', it: 'Luogo tenuto: {{place}} ({{side}}).' },
  'scn.event.counted': terms.PointsAtTheTurnLimit,
  'scn.own': {
    en: 'Scenario’s own rules: {{what}}.',
    it: 'Regole proprie dello scenario: {{what}}.',
  },
  'scn.own.reinforcements': { en: 'reinforcements', it: 'rinforzi' },
  'scn.own.waysOff': { en: 'troops that may leave', it: 'truppe che possono uscire' },
  'scn.own.places': { en: 'places', it: 'luoghi' },
  'scn.own.limit': { en: 'turn limit', it: 'limite dei turni' },
  'scn.own.victory': { en: 'victory', it: 'vittoria' },
  'scn.own.messages': { en: 'messages', it: 'messaggi' },
  'scn.own.secrets': { en: 'secrets', it: 'segreti' },
  'scn.aim': {
    en: 'Points decide at the end of turn {{turn}}: a lead of {{lead}} wins.',
    it: 'Alla fine del turno {{turn}} decidono i punti: vince un vantaggio di {{lead}}.',
  },
  'scn.aim.points': { en: 'They are: {{points}}.', it: 'Sono: {{points}}.' },
  'scn.aim.place': { en: '{{place}} {{points}}', it: '{{place}} {{points}}' },
  'scn.aim.losses': { en: 'each enemy unit lost {{points}}', it: 'ogni unità nemica perduta {{points}}' },
  'scn.aim.else': {
    en: 'Without such a lead the victory goes to: {{side}}.',
    it: 'Senza tale vantaggio vince: {{side}}.',
  },
  'scn.aim.draw': { en: 'Without such a lead it is a draw.', it: 'Senza tale vantaggio è parità.' },
  'scn.aim.book': {
    en: 'Losses may end the battle before, as by the book.',
    it: 'Le perdite possono chiudere prima la battaglia, come nel libro.',
  },
  'scn.aim.noBook': {
    en: 'Losses do not end the battle before.',
    it: 'Le perdite non chiudono prima la battaglia.',
  },
  'scn.turn': { en: 'Turn {{turn}} of {{limit}}', it: 'Turno {{turn}} su {{limit}}' },
  'scn.lasted': terms.GameTurns,
  'scn.score': { en: '{{side}}: points {{points}}', it: '{{side}}: punti {{points}}' },
  'scn.score.counted': terms.PointsCount,
  'scn.score.short': terms.points,
  'scn.place.free': { en: '{{place}}: nobody holds it', it: '{{place}}: non lo tiene nessuno' },
  'scn.place.held': { en: '{{place}}: {{side}}', it: '{{place}}: {{side}}' },
  'scn.places': { en: 'Places, and who holds them', it: 'Luoghi, e chi li tiene' },
  'scn.mend.limit': terms.turnLimitOf,
  'scn.mend.arrives': { en: '{{troops}}: arrival in turn {{turn}}', it: '{{troops}}: arrivo al turno {{turn}}' },
  'scn.mend.place': { en: '{{place}} is worth {{points}}', it: '{{place}}: vale {{points}}' },
  'scn.mend.else': {
    en: 'without a lead the victory goes to {{side}}',
    it: 'senza vantaggio vince: {{side}}',
  },
  'scn.points.now': terms.PointsNow,
  'scn.points.limit': terms.PointsAtTheLimit,
  'scn.points.idle': terms.PointsDecidedNothing,
  'scn.points.place': { en: 'place held', it: 'luogo tenuto' },
  'scn.points.losses': { en: 'enemy losses', it: 'perdite nemiche' },
  'scn.points.events': { en: 'events', it: 'eventi' },
  'scn.end.event': { en: 'The scenario’s own rules ended it.', it: 'L’hanno decisa le regole dello scenario.' },
  'scn.end.points': terms.MorePointsAtTheTurnLimit,
  'scn.end.limit': {
    en: 'No side led by enough at the turn limit.',
    it: 'Nessun vantaggio sufficiente al limite dei turni.',
  },
  'scn.end.draw': {
    en: 'No side led by enough at the turn limit: a draw.',
    it: 'Nessun vantaggio sufficiente al limite dei turni: parità.',
  },
} as const satisfies Messages;
