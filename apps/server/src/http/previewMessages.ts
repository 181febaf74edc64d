/** What previews and embeds of battles and scenarios say. */
import * as terms from '@drumhead/content/terms';

export const previewMessages = {
  'server.battle.won': { en: '{{winner}} beat {{loser}}', it: '{{winner}} ha battuto {{loser}}' },
  'server.battle.drawn': { en: '{{one}} and {{other}} drew', it: '{{one}} e {{other}}: pareggio' },
  'server.battle.player': terms.aPlayer,
  'server.battle.computer': { en: 'the computer', it: 'il computer' },
  'server.battle.about': {
    en: 'A battle in miniature, played by the book: watch the replay, read the report, check the dice.',
    it: 'Una battaglia in miniatura, giocata secondo il regolamento: guarda il replay, leggi il resoconto, verifica i dadi.',
  },
  'server.battle.map': { en: 'Map of how the battle ended', it: 'Mappa di come è finita la battaglia' },
  'server.battle.none': terms.privateBattle,
  'server.scenario.about': {
    en: 'A scenario to play, in Drumhead',
    it: 'Uno scenario da giocare, in Drumhead',
  },
  'server.scenario.map': { en: 'Map of the ground', it: 'Mappa del terreno' },
  'server.scenario.none': {
    en: 'This scenario was withdrawn, or there is none at this address.',
    it: 'Questo scenario è stato ritirato, o a questo indirizzo non ce n’è nessuno.',
  },
  'server.embed.open': { en: 'Open', it: 'Apri' },
} as const;

export type PreviewMessage = keyof typeof previewMessages;
