/** Messages of the scenario maker. */
import * as terms from '@drumhead/content/terms';

export const makerMessages = {
  'web.maker.steps': { en: 'Steps', it: 'Passi' },
  'web.maker.step.map': { en: 'Map', it: 'Mappa' },
  'web.maker.step.forces': terms.Forces,
  'web.maker.step.briefing': { en: 'Briefing', it: 'Presentazione' },
  'web.maker.step.rules': terms.Rules,
  'web.maker.step.rules.closed': {
    en: 'Rules of its own stay in the file as they are: they cannot be changed here yet.',
    it: 'Le regole proprie restano nel file come sono: qui non si possono ancora cambiare.',
  },
  'web.maker.draft': { en: 'draft, saved on this device', it: 'bozza, salvata su questo dispositivo' },
  'web.maker.redo': { en: 'Redo', it: 'Ripeti' },
  'web.maker.redo.none': { en: 'Nothing to redo', it: 'Nulla da ripetere' },
  'web.maker.play': { en: 'Play it', it: 'Gioca' },
  'web.maker.play.closed': { en: 'Mend what is wrong first.', it: 'Prima correggi gli errori.' },
  'web.maker.play.failed': terms.TheBattleDidNotStart,
  'web.maker.saveFile': { en: 'Save file', it: 'Salva il file' },
  'web.maker.keep': { en: 'Save it on this device', it: 'Salva su questo dispositivo' },
  'web.maker.keep.done': {
    en: 'Saved. You find it where battles of this game are set up.',
    it: 'Salvato. Lo trovi dove si preparano le battaglie di questo gioco.',
  },
  'web.maker.keep.failed': { en: 'The scenario was not saved.', it: 'Lo scenario non è stato salvato.' },
  'web.maker.unread': {
    en: 'This is a moment of a battle, not a scenario: it cannot be changed here.',
    it: 'Questo è un momento di una battaglia, non uno scenario: qui non si può modificare.',
  },

  'web.maker.begin.about': {
    en: 'Draw the ground, choose the forces, write the briefing; then play it or send the file to a friend.',
    it: 'Disegna il terreno, scegli le forze, scrivi la presentazione; poi giocalo o manda il file a un amico.',
  },
  'web.maker.begin.empty': { en: 'Begin with an empty table', it: 'Comincia da un tavolo vuoto' },
  'web.maker.begin.drafts': { en: 'Continue a draft', it: 'Continua una bozza' },
  'web.maker.begin.ready': { en: 'Change a copy of a ready battle', it: 'Modifica una copia di una battaglia pronta' },
  'web.maker.begin.untitled': { en: 'New scenario', it: 'Nuovo scenario' },
  'web.maker.delete': { en: 'Delete draft “{{title}}”', it: 'Elimina la bozza «{{title}}»' },

  'web.maker.tools': { en: 'Tools', it: 'Strumenti' },
  'web.maker.tool.select': { en: 'Select', it: 'Scegli' },
  'web.maker.tool.hill': { en: 'Hill', it: 'Collina' },
  'web.maker.tool.wood': { en: 'Wood', it: 'Bosco' },
  'web.maker.tool.rough': { en: 'Rough', it: 'Aspro' },
  'web.maker.tool.road': { en: 'Road', it: 'Strada' },
  'web.maker.tool.stream': { en: 'Water', it: 'Acqua' },
  'web.maker.tool.wall': { en: 'Wall', it: 'Muro' },
  'web.maker.tool.house': { en: 'House', it: 'Casa' },
  'web.maker.tool.name': terms.Name,
  'web.maker.kind': terms.Kind,
  'web.maker.tool.closed': {
    en: 'The players of this battle place the terrain, or dice do.',
    it: 'In questa battaglia il terreno lo dispongono i giocatori, o i dadi.',
  },
  'web.maker.tool.none': { en: '{{game}} has no such terrain.', it: '{{game}} non ha questo terreno.' },
  'web.maker.tool.full': {
    en: 'The file holds no more pieces: {{most}} at most.',
    it: 'Il file non può contenere altri elementi: al massimo {{most}}.',
  },
  'web.maker.ground.draw': { en: 'Draw the ground yourself', it: 'Disegna tu il terreno' },
  'web.maker.ground.about': {
    en: 'The scenario then has its own ground, and is won by the rules of a pick-up battle.',
    it: 'Lo scenario avrà allora il suo terreno, e si vince con le regole di una battaglia libera.',
  },

  'web.maker.how.select': {
    en: 'Tap a piece, then drag it or its corners. Arrow keys move it by 1 mm, with Shift by 10; Q and E turn it.',
    it: 'Tocca un elemento, poi trascina lui o i suoi angoli. Le frecce lo spostano di 1 mm, con Maiusc di 10; Q ed E lo girano.',
  },
  'web.maker.how.line': {
    en: 'Draw it in one stroke, or tap its bends and press Enter. Shift: straight. Ctrl: no snapping. Esc: forget it.',
    it: 'Disegnala con un tratto solo, o tocca le curve e premi Invio. Maiusc: diritta. Ctrl: senza aggancio. Esc: annulla.',
  },
  'web.maker.how.area': {
    en: 'Draw around it in one stroke, or tap its corners and press Enter. Ctrl: no snapping. Esc: forget it.',
    it: 'Disegna il contorno con un tratto solo, o tocca gli angoli e premi Invio. Ctrl: senza aggancio. Esc: annulla.',
  },
  'web.maker.how.box': {
    en: 'Drag from corner to corner, or tap for one of the usual size. Q and E turn it.',
    it: 'Trascina da un angolo all’altro, o tocca per la misura consueta. Q ed E lo girano.',
  },
  'web.maker.how.point': { en: 'Tap where it stands.', it: 'Tocca il suo posto.' },
  'web.maker.how.name': { en: 'Tap where the name stands.', it: 'Tocca il posto del nome.' },
  'web.maker.how.touch': {
    en: 'Two fingers move the table and zoom.',
    it: 'Due dita spostano il tavolo e cambiano lo zoom.',
  },

  'web.maker.said.nothing': { en: 'Too little was drawn.', it: 'Il disegno è troppo piccolo.' },
  'web.maker.said.drawn': { en: '{{what}}: points {{count}}', it: '{{what}}: punti {{count}}' },
  'web.maker.said.removed': { en: 'Deleted: {{what}}', it: 'Eliminato: {{what}}' },

  'web.maker.pieces': { en: 'Pieces on the map', it: 'Elementi della mappa' },
  'web.maker.pieces.none': { en: 'The table is empty.', it: 'Il tavolo è vuoto.' },
  'web.maker.piece.points': { en: '{{name}}, points {{count}}', it: '{{name}}, punti {{count}}' },
  'web.maker.piece.of': { en: '{{name}} ({{kind}})', it: '{{name}} ({{kind}})' },
  'web.maker.name.new': terms.Name,
  'web.maker.name.in': { en: 'Name ({{language}})', it: 'Nome ({{language}})' },
  'web.maker.points': terms.Points,
  'web.maker.points.more': { en: 'One point more', it: 'Un punto in più' },
  'web.maker.points.fewer': { en: 'One point fewer', it: 'Un punto in meno' },
  'web.maker.points.most': {
    en: 'It has as many points as the file can hold.',
    it: 'Il file non può contenere altri punti.',
  },
  'web.maker.points.least': { en: 'It cannot have fewer points.', it: 'Non può avere meno punti.' },
  'web.maker.corner': { en: 'Arrow keys move', it: 'Le frecce spostano' },
  'web.maker.corner.all': { en: 'the whole piece', it: 'tutto l’elemento' },
  'web.maker.corner.one': { en: 'point {{number}}', it: 'il punto {{number}}' },
  'web.maker.across': { en: 'From the left (mm)', it: 'Da sinistra (mm)' },
  'web.maker.down': { en: 'From the top (mm)', it: 'Dall’alto (mm)' },
  'web.maker.turn': { en: 'Turn by 15°', it: 'Gira di 15°' },
  'web.maker.turn.left': { en: 'Turn left', it: 'Gira a sinistra' },
  'web.maker.turn.right': { en: 'Turn right', it: 'Gira a destra' },
  'web.maker.delete.piece': terms.Delete,
  'web.maker.rules': { en: 'In these rules', it: 'In questo regolamento' },

  'web.maker.zone': { en: 'Deployment zone', it: 'Zona di schieramento' },
  'web.maker.zone.how': {
    en: 'Tap a zone, then drag it or its corners.',
    it: 'Tocca una zona, poi trascina lei o i suoi angoli.',
  },
  'web.maker.zone.none': {
    en: 'The sides choose their edges in the game.',
    it: 'Le parti scelgono i bordi in partita.',
  },
  'web.maker.zone.width': { en: 'Width (mm)', it: 'Larghezza (mm)' },
  'web.maker.zone.depth': { en: 'Depth (mm)', it: 'Profondità (mm)' },
  'web.maker.force.replaced': {
    en: 'A choice here replaces the whole force.',
    it: 'Una scelta qui sostituisce tutta la forza.',
  },
  'web.maker.forces.wrong': {
    en: 'Mend the scenario first: until then its forces cannot be shown.',
    it: 'Prima correggi lo scenario: fino ad allora le forze non si possono mostrare.',
  },
  'web.maker.sound': { en: 'Ready to play', it: 'Pronto da giocare' },
  'web.maker.sound.about': { en: 'The rules accept this scenario.', it: 'Il regolamento accetta questo scenario.' },
  'web.maker.wrong_one': { en: '{{count}} thing to mend', it: '{{count}} cosa da correggere' },
  'web.maker.wrong_other': { en: '{{count}} things to mend', it: '{{count}} cose da correggere' },
  'web.maker.bridge': {
    en: 'A road goes through water without a bridge.',
    it: 'Una strada attraversa l’acqua senza ponte.',
  },
  'web.maker.mend.onto': { en: 'Move it onto the table', it: 'Spostalo sul tavolo' },
  'web.maker.mend.untangle': { en: 'Cut off the loop', it: 'Taglia l’anello' },
  'web.maker.mend.fewer': { en: 'Use fewer points', it: 'Usa meno punti' },
  'web.maker.mend.remove': { en: 'Delete it', it: 'Eliminalo' },
  'web.maker.mend.languages': { en: 'Keep only the languages that are complete', it: 'Tieni solo le lingue complete' },
  'web.maker.mend.bridge': { en: 'Put a bridge there', it: 'Metti un ponte' },

  'web.maker.title.in': { en: 'Title ({{language}})', it: 'Titolo ({{language}})' },
  'web.maker.title.about': { en: 'As lists of battles show it.', it: 'Come lo mostrano gli elenchi di battaglie.' },
  'web.maker.for.all': { en: 'For everybody', it: 'Per tutti' },
  'web.maker.for.side': { en: 'For {{side}} only', it: 'Solo per: {{side}}' },
  'web.maker.for.about': {
    en: 'An empty line begins a new paragraph. Whoever opens the file can read all of it: it keeps no secrets.',
    it: 'Una riga vuota comincia un nuovo capoverso. Chi apre il file può leggere tutto: non custodisce segreti.',
  },
  'web.maker.text.in': { en: 'Text ({{language}})', it: 'Testo ({{language}})' },
  'web.maker.author': { en: 'Made by', it: 'Autore' },
  'web.maker.licence': { en: 'Licence', it: 'Licenza' },
  'web.maker.licence.none': { en: 'none: ask me', it: 'nessuna: chiedi a me' },
} as const;

export type MakerKey = keyof typeof makerMessages;
