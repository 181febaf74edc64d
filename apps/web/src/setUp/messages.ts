/** Messages of the page on which a battle is set up. */
import * as terms from '@drumhead/content/terms';

export const setUpMessages = {
  'web.setUp.games': { en: 'Games', it: 'Giochi' },
  'web.setUp.unknown': {
    en: 'Drumhead has no game called “{{asked}}”. Choose one of those above.',
    it: 'Drumhead non ha un gioco chiamato «{{asked}}». Scegline uno di quelli qui sopra.',
  },
  'web.setUp.battle': { en: 'Battle', it: 'Battaglia' },
  'web.setUp.library': { en: 'All of this game', it: 'Tutto su questo gioco' },
  'web.setUp.maker': { en: 'Draw a battle of your own', it: 'Disegna la tua battaglia' },
  'web.setUp.changeCopy': terms.ChangeACopy,
  'web.setUp.changeCopy.of': { en: 'Change a copy of “{{title}}”', it: 'Modifica una copia di «{{title}}»' },
  'web.setUp.kept': { en: 'Your scenarios:', it: 'I tuoi scenari:' },
  'web.setUp.kept.unread': { en: 'Not opened: “{{title}}”.', it: 'Non aperto: «{{title}}».' },
  'web.setUp.which': { en: 'Which battle?', it: 'Quale battaglia?' },
  'web.setUp.forces': terms.Forces,
  'web.setUp.forces.tap': {
    en: 'tap the troops to read what they can do',
    it: 'tocca le truppe per leggere che cosa sanno fare',
  },
  'web.setUp.ground': terms.Terrain,
  'web.setUp.groundOpen': terms.openGround,
  'web.setUp.change': { en: 'Change', it: 'Cambia' },
  'web.setUp.change.of': { en: 'Change: {{what}}', it: 'Cambia: {{what}}' },
  'web.setUp.printed': { en: 'as printed', it: 'come stampato' },
  'web.setUp.drawn': { en: 'drawn by lot', it: 'a sorte' },
  'web.setUp.odds': { en: '{{side}}: won {{wins}} of {{games}}', it: '{{side}}: vittorie {{wins}} su {{games}}' },
  'web.setUp.odds.printed': { en: 'as printed: {{odds}}', it: 'come stampata: {{odds}}' },
  'web.setUp.odds.even': { en: 'even', it: 'equilibrata' },
  'web.setUp.against': { en: 'Against', it: 'Contro' },
  'web.setUp.against.computer': { en: 'the computer', it: 'il computer' },
  'web.setUp.against.here': { en: 'a friend, here', it: 'un amico, qui' },
  'web.setUp.against.elsewhere': { en: 'a friend, elsewhere', it: 'un amico, altrove' },
  'web.setUp.against.computer.about': {
    en: 'Choose its level and temperament in the briefing.',
    it: 'Livello e temperamento si scelgono nella pagina seguente.',
  },
  'web.setUp.against.here.about': { en: 'You share this screen.', it: 'Usate lo stesso schermo.' },
  'web.setUp.against.elsewhere.about': { en: 'You send an invitation.', it: 'Mandi un invito.' },
  'web.setUp.noServer': {
    en: 'This copy of Drumhead has no server for online battles.',
    it: 'Questa copia di Drumhead non ha un server per le battaglie online.',
  },
  'web.setUp.command': { en: 'You command', it: 'Comandi' },
  'web.setUp.command.lot': { en: 'by lot', it: 'a sorte' },
  'web.setUp.command.none': { en: 'neither: watch', it: 'nessuna: guardi' },
  'web.setUp.size': { en: 'Size', it: 'Dimensioni' },
  'web.setUp.rules': { en: 'Rules you may add', it: 'Regole da aggiungere' },
  'web.setUp.rules.none': terms.byTheBook,
  'web.setUp.on': { en: 'on', it: 'sì' },
  'web.setUp.off': { en: 'off', it: 'no' },
  'web.setUp.more': { en: 'More', it: 'Altro' },
  'web.setUp.play': { en: 'Play', it: 'Gioca' },
  'web.setUp.failed': terms.TheBattleDidNotStart,
} as const;

export type SetUpKey = keyof typeof setUpMessages;
