import * as terms from '@drumhead/content/terms';

/** Words of the menu of a battle, and of a draw that was offered in it: read only once they are open. */
export const menuMessages = {
  'web.battle.rules': terms.Rules,
  'web.battle.rules.back': terms.BackToBattle,
  'web.battle.rules.decision': { en: 'For this decision', it: 'Per questa scelta' },
  'web.battle.rules.whole': { en: 'The whole book', it: 'Tutto il regolamento' },
  'web.battle.sheet': terms.QuickReferenceSheet,
  'web.battle.finish': { en: 'Let the computer finish your turn', it: 'Fai concludere il turno al computer' },
  'web.battle.finish.all': {
    en: 'Let the computer finish the battle',
    it: 'Fai concludere la battaglia al computer',
  },
  'web.battle.finish.sure': {
    en: 'The computer gives all your orders until the battle is over, unless you stop it here.',
    it: 'Il computer dà tutti i tuoi ordini fino alla fine della battaglia, se non lo fermi qui.',
  },
  'web.battle.finish.stop': { en: 'Take the command back', it: 'Riprendi il comando' },
  'web.battle.finish.closed': {
    en: 'The computer can take over once a decision of yours is open.',
    it: 'Il computer può subentrare quando c’è una tua scelta aperta.',
  },
  'web.battle.finish.failed': {
    en: 'The computer player could not be asked. Check the connection and try again.',
    it: 'Il giocatore computer non risponde. Controlla la connessione e riprova.',
  },
  'web.battle.askAgain': { en: 'Ask me about forced moves again', it: 'Torna a chiedermi dei movimenti forzati' },
  'web.battle.position': { en: 'Save the position', it: 'Salva la posizione' },
  'web.battle.position.kept': {
    en: 'Saved as a file, and under On this device.',
    it: 'Salvata in un file, e anche in Su questo dispositivo.',
  },
  'web.battle.position.file': { en: 'Saved as a file.', it: 'Salvata in un file.' },
  'web.battle.position.script': {
    en: 'A position cannot hold the scenario’s own rules: save the record.',
    it: 'Una posizione non può contenere le regole proprie dello scenario: salva la registrazione.',
  },
  'web.battle.position.notYet': {
    en: 'You can save the position once the set-up is done.',
    it: 'Puoi salvare la posizione a preparazione conclusa.',
  },
  'web.battle.aim': { en: 'Aim, turn, signs', it: 'Scopo, turno, segni' },
  'web.battle.resign': { en: 'Resign', it: 'Arrenditi' },
  'web.battle.resign.sure': { en: 'Resign? The enemy wins.', it: 'Ti arrendi? Vince il nemico.' },
  'web.draw.question': { en: 'Accept a draw?', it: 'Accetti il pareggio?' },
  'web.draw.about': {
    en: 'A draw is offered. If everybody accepts, the battle ends without a winner.',
    it: 'Proposta di pareggio: se tutti accettano, la battaglia finisce senza vincitori.',
  },
} as const;

export type MenuKey = keyof typeof menuMessages;
