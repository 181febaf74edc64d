/** Messages about files and texts from outside. */
import type { Messages } from '../languages/languages.ts';

export const outsideMessages = {
  'out.own': { en: 'This is {{what}}, which does not belong here.', it: 'È {{what}}, che qui non serve.' },
  'out.newer': {
    en: 'A newer Drumhead wrote this file ({{format}}). Reload the page, or update Drumhead.',
    it: 'Questo file è di un Drumhead più recente ({{format}}). Ricarica la pagina, o aggiorna Drumhead.',
  },
  'out.json': {
    en: 'This file is not from Drumhead, and names no program that Drumhead knows. A list of troops can be pasted as text on a builder page.',
    it: 'Questo file non è di Drumhead, né di un programma che Drumhead conosce. Un elenco di truppe si può incollare come testo nella pagina di un editor.',
  },
  'out.link': {
    en: 'This is a link to a page of Drumhead. Open it in the browser.',
    it: 'È un link a una pagina di Drumhead. Aprilo nel browser.',
  },
  'out.words': {
    en: 'This is plain text. A list of troops can be pasted on a builder page.',
    it: 'È un testo semplice. Un elenco di truppe si può incollare nella pagina di un editor.',
  },
  'out.list': {
    en: 'This is {{what}}, as text. Its troops are not those of this game: write them by the names of this page.',
    it: 'È {{what}}, come testo. Le sue truppe non sono di questo gioco: scrivile con i nomi di questa pagina.',
  },
  'out.foreign': { en: 'This is {{what}}. {{way}}', it: 'È {{what}}. {{way}}' },
  'out.foreignVersion': {
    en: 'This is {{what}} (version {{version}}). {{way}}',
    it: 'È {{what}} (versione {{version}}). {{way}}',
  },
  'out.damaged': {
    en: 'This is {{what}}, damaged in line {{line}}. Ask for it again, or correct that line.',
    it: 'È {{what}}, con un danno alla riga {{line}}. Chiedilo di nuovo, o correggi quella riga.',
  },
  'out.cut': {
    en: 'This is {{what}}, which breaks off in line {{line}}. Ask for the whole file.',
    it: 'È {{what}}, che si interrompe alla riga {{line}}. Chiedi il file intero.',
  },
  'out.several': {
    en: 'This holds {{count}} files or links of Drumhead. Open them one at a time.',
    it: 'Contiene {{count}} file o link di Drumhead. Aprili uno alla volta.',
  },
  'out.one.record': {
    en: 'the record of a battle (lines: {{lines}})',
    it: 'la registrazione di una battaglia (righe: {{lines}})',
  },
  'out.one.named': { en: '{{what}}: {{name}}', it: '{{what}}: {{name}}' },
  'out.one.link': { en: 'the link {{address}}', it: 'il link {{address}}' },
  'out.one.damaged': { en: '{{what}}, damaged in line {{line}}', it: '{{what}}, con un danno alla riga {{line}}' },
  'out.empty': { en: 'The file is empty.', it: 'Il file è vuoto.' },
  'out.binary': {
    en: 'This is not text, and not a file that Drumhead knows.',
    it: 'Non è un testo, né un file che Drumhead conosce.',
  },
  'out.packedTooLarge': {
    en: 'Unpacked, this file is larger than 64 MB: nothing of Drumhead is.',
    it: 'Estratto, questo file supera 64 MB: nessun file di Drumhead è così grande.',
  },

  'out.way.list': {
    en: 'Copy the list as text there, and paste it on a builder page.',
    it: 'Copia lì l’elenco come testo e incollalo nella pagina di un editor.',
  },
  'out.way.text': {
    en: 'Copy its text, and paste that on a builder page.',
    it: 'Copiane il testo e incollalo nella pagina di un editor.',
  },
  'out.way.attached': {
    en: 'Save what is attached to it and open that, or paste its text on a builder page.',
    it: 'Salva l’allegato e apri quello, o incolla il suo testo nella pagina di un editor.',
  },
  'out.way.type': {
    en: 'Drumhead reads text alone: type the list on a builder page.',
    it: 'Drumhead legge solo testo: scrivi l’elenco nella pagina di un editor.',
  },
  'out.way.unpack': { en: 'Unpack it, and open the file inside.', it: 'Estrailo e apri il file che contiene.' },
  'out.way.table': {
    en: 'Drumhead has tables of its own: choose a scenario, or describe the table in a position file.',
    it: 'Drumhead ha tavoli propri: scegli uno scenario, o descrivi il tavolo in un file di posizione.',
  },
  'out.way.none': { en: 'Drumhead has no use for it.', it: 'A Drumhead non serve.' },

  'out.is.file': { en: 'a JSON file', it: 'un file JSON' },
  'out.is.record': { en: 'the record of a battle', it: 'la registrazione di una battaglia' },
  'out.is.scenario': { en: 'a scenario', it: 'uno scenario' },
  'out.is.division': { en: 'a division', it: 'una divisione' },
  'out.is.historical': { en: 'a historical battle', it: 'una battaglia storica' },
  'out.is.pickup': { en: 'a pick-up game', it: 'una partita libera' },
  'out.is.position': { en: 'a position', it: 'una posizione' },
  'out.is.army': { en: 'an army', it: 'un esercito' },
  'out.is.squad': { en: 'a squad', it: 'una squadra' },
  'out.is.game': { en: 'a skirmish game', it: 'una schermaglia' },
  'out.is.campaign': { en: 'a campaign', it: 'una campagna' },
  'out.is.device': { en: 'a copy of everything on a device', it: 'una copia di tutto ciò che sta su un dispositivo' },
  'out.is.learning': { en: 'orders to learn from', it: 'ordini da cui imparare' },
  'out.is.library': { en: 'the list of a library', it: 'l’elenco di una biblioteca' },

  'out.is.battleScribe': { en: 'a file of BattleScribe', it: 'un file di BattleScribe' },
  'out.is.newRecruit': { en: 'a list of New Recruit', it: 'una lista di New Recruit' },
  'out.is.oldWorldBuilder': { en: 'a list of Old World Builder', it: 'una lista di Old World Builder' },
  'out.is.sbhowc': {
    en: 'a warband of Song of Blades and Heroes (sbhowc)',
    it: 'una banda di Song of Blades and Heroes (sbhowc)',
  },
  'out.is.armyForge': { en: 'a list of Army Forge', it: 'una lista di Army Forge' },
  'out.is.xws': { en: 'an X-Wing squadron (XWS)', it: 'uno squadrone di X-Wing (XWS)' },
  'out.is.vassalSave': { en: 'a saved game of VASSAL', it: 'una partita salvata di VASSAL' },
  'out.is.vassalModule': { en: 'a module of VASSAL', it: 'un modulo di VASSAL' },
  'out.is.tabletopSimulator': { en: 'a save of Tabletop Simulator', it: 'un salvataggio di Tabletop Simulator' },
  'out.is.foundry': { en: 'a file of Foundry VTT', it: 'un file di Foundry VTT' },
  'out.is.roll20': { en: 'a file of Roll20', it: 'un file di Roll20' },
  'out.is.chess': { en: 'a game of chess (PGN)', it: 'una partita di scacchi (PGN)' },
  'out.is.picture': { en: 'a picture', it: 'un’immagine' },
  'out.is.pdf': { en: 'a PDF', it: 'un PDF' },
  'out.is.word': { en: 'a Word document', it: 'un documento di Word' },
  'out.is.excel': { en: 'an Excel sheet', it: 'un foglio di Excel' },
  'out.is.openDocument': { en: 'an OpenDocument file', it: 'un file OpenDocument' },
  'out.is.office': { en: 'an Office document', it: 'un documento di Office' },
  'out.is.book': { en: 'an e-book', it: 'un libro elettronico' },
  'out.is.archive': { en: 'an archive with packed files', it: 'un archivio di file compressi' },
  'out.is.recording': { en: 'a sound or a film', it: 'un suono o un filmato' },
  'out.is.program': { en: 'a program or a database', it: 'un programma o una base di dati' },
  'out.is.page': { en: 'a web page', it: 'una pagina web' },
  'out.is.xml': { en: 'an XML file of another program', it: 'un file XML di un altro programma' },
  'out.is.letter': { en: 'a letter', it: 'una lettera' },
} as const satisfies Messages;
