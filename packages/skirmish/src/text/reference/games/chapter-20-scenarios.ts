import type { RuleChapter } from '@drumhead/content';

export const scenarios: RuleChapter = {
  title: { en: 'Scenarios', it: 'Scenari' },
  rules: [
    {
      id: 'SK-SCN-1',
      page: '-',
      title: { en: 'Objects to carry', it: 'Oggetti da portare' },
      clause: {
        en: 'A standing, unengaged model in contact takes an object for 1 action, and hands it to a friend in contact for 1 action. It carries only one, moves one stick shorter (never below S), cannot shoot or reload, and drops the object when it is knocked down, flees or goes out of action.',
        it: 'Un modello in piedi e non impegnato prende un oggetto a contatto con 1 azione e lo passa a un amico a contatto con 1 azione. Ne porta uno solo, muove di un misurino in meno (mai sotto 1C), non tira né ricarica, e lo lascia se finisce a terra, fugge o va fuori combattimento.',
      },
      ruling: { en: 'Scenarios and flags share this rule.', it: 'Scenari e bandiere condividono questa regola.' },
    },
    {
      id: 'SK-SCN-2',
      page: '-',
      title: { en: 'Forlorn Hope', it: 'Missione Pericolosa' },
      clause: {
        en: 'The attacker has up to 450 points and the initiative, the defender up to 400 (SDT 395, 350). A high wall has one breach M wide. All attackers are Steadfast. They win with 3 standing models beyond the wall at the end of a game turn, or if the defender breaks; otherwise the defender wins after game turn 10.',
        it: 'L’attaccante ha fino a 450 punti e l’iniziativa, il difensore fino a 400 (SDT 395, 350). Un muro alto ha una breccia larga 1M. Gli attaccanti sono Risoluti. Vincono con 3 modelli in piedi oltre il muro alla fine di un turno di gioco, o se il difensore è in rotta; altrimenti vince il difensore dopo il turno di gioco 10.',
      },
      ruling: {
        en: 'The name suggests the storming of a breach.',
        it: 'Il nome fa pensare all’assalto a una breccia.',
      },
    },
    {
      id: 'SK-SCN-3',
      page: '-',
      title: { en: 'Foraging Mission', it: 'Approvvigionamento' },
      clause: {
        en: 'Each side has up to 400 points (SDT 350). Each of five counters scores 1 carried off your own edge; its carrier leaves safely. The game ends with the last counter, when a side breaks, withdraws or has no models, or after game turn 12. Breaking or withdrawing loses; otherwise most counters win.',
        it: 'Ogni parte ha fino a 400 punti (SDT 350). Ognuno di cinque segnalini vale 1 se portato oltre il proprio bordo; chi lo porta esce in salvo. La partita finisce con l’ultimo, se una parte è in rotta, si ritira o non ha modelli, o dopo il turno 12. Chi va in rotta o si ritira perde; altrimenti vince chi ha più segnalini.',
      },
      ruling: {
        en: 'In the published game of this name the sides collect stores.',
        it: 'Nella partita pubblicata con questo nome si raccolgono viveri.',
      },
    },
    {
      id: 'SK-SCN-4',
      page: '-',
      title: { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },
      clause: {
        en: 'The attacker has up to 520 points and the initiative, the defender up to 400 (SDT 455, 350). The attacker wins with a standing model and no standing defender inside the building at the end of a game turn, or if the defender breaks; otherwise the defender wins after game turn 12.',
        it: 'L’attaccante ha fino a 520 punti e l’iniziativa, il difensore fino a 400 (SDT 455, 350). L’attaccante vince con un modello in piedi e nessun difensore in piedi dentro l’edificio alla fine di un turno di gioco, o se il difensore è in rotta; altrimenti vince il difensore dopo il turno di gioco 12.',
      },
      ruling: {
        en: 'A published report played it at 520 against 400.',
        it: 'Un resoconto pubblicato lo giocò a 520 contro 400.',
      },
    },
    {
      id: 'SK-SCN-5',
      page: 'S-IT p3, S-EN p6',
      title: { en: 'Short campaign', it: 'Breve campagna' },
      clause: {
        en: 'A campaign is 3 to 5 scenarios in one evening. Free withdrawal is for one-off games.',
        it: 'Una campagna è di 3–5 scenari in una serata. Ci si ritira liberamente solo nelle partite singole.',
      },
    },
    {
      id: 'SK-SCN-6',
      page: '-',
      title: { en: 'Company', it: 'Compagnia' },
      clause: {
        en: 'A company is listed in secret, up to 1.5 times the limit (600; SDT 525). Before each game pick a legal squad from its fit models. Afterwards strike off the killed and roll a d6 for each wounded: 1–2 struck off, 3–4 misses a game, 5–6 fit. Models that fled or left are fit.',
        it: 'Una compagnia si elenca in segreto, fino a 1,5 volte il limite (600; SDT 525). Prima di ogni partita scegli una squadra valida fra gli abili. Dopo, cancella gli uccisi e tira un d6 per ogni ferito: 1–2 cancellato, 3–4 salta una partita, 5–6 abile. Chi è fuggito o uscito è abile.',
      },
      ruling: {
        en: 'Wounded, killed and fled then mean something.',
        it: 'Così ferito, ucciso e fuggito hanno un senso.',
      },
    },
    {
      id: 'SK-SCN-7',
      page: '-',
      title: { en: 'Course of a campaign', it: 'Corso della campagna' },
      clause: {
        en: 'Play 3, 4 or 5 games, scenarios drawn without repeats; a fifth is a pick-up game. The last loser chooses a role. Withdraw only below 50%; before, you may concede: the game is lost, your models on the table count as fled. A win is 3 points, a draw 1; without a legal squad you lose. Ties go by points not struck off.',
        it: 'Si giocano 3, 4 o 5 partite, con scenari estratti una volta sola; la quinta è libera. Chi ha perso sceglie il ruolo. Ci si arrende solo sotto il 50%; prima si può concedere: la partita è persa, i modelli sul tavolo contano come fuggiti. Vittoria 3 punti, pareggio 1; senza squadra valida si perde. Poi, i punti rimasti.',
      },
      ruling: {
        en: 'The book names a campaign and prints no procedure.',
        it: 'Il libro nomina una campagna senza procedura.',
      },
    },
    {
      id: 'SK-SCN-8',
      page: '-',
      title: { en: 'Own scenario', it: 'Scenario proprio' },
      clause: {
        en: 'A scenario may bring its own ground: nothing is rolled or laid. Each player has an edge, or a zone in its place. Placed men stand there from the start, in no contact; the rest deploy, the defender’s first. If the file names the attacker, no roles are rolled, and he may have the first turn. Else it is a pick-up game.',
        it: 'Uno scenario può portare il suo terreno: nulla si tira o si dispone. Ogni giocatore ha un bordo, o al suo posto una zona. Chi è collocato è lì dall’inizio, senza contatto; gli altri si schierano, prima i difensori. Se il file nomina l’attaccante non si tirano ruoli, e può iniziare. Per il resto è una partita libera.',
      },
      ruling: {
        en: 'The book lets players agree on any table.',
        it: 'Il libro lascia ai giocatori la scelta del tavolo.',
      },
    },
  ],
};
