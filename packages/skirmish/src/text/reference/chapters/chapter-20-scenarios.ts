import type { RuleChapter } from '@drumhead/content';

export const scenarios: RuleChapter = {
  title: { en: 'Scenarios', it: 'Scenari' },
  rules: [
    {
      id: 'SK-SCN-1',
      page: '-',
      title: { en: 'Things to carry', it: 'Oggetti da portare' },
      clause: {
        en: 'Taken by a Standing, unengaged model in contact, 1 action; handed to a friend in contact, 1 action. One each; a carrier moves one stick shorter (S stays S), cannot shoot or reload, and drops it when Fallen, Out or fleeing.',
        it: 'Li prende un modello in piedi, non impegnato e a contatto, 1 azione; si passano a un amico a contatto, 1 azione. Uno a testa; chi porta muove di un misurino in meno (S resta S), non tira né ricarica, e lo lascia se cade, va fuori o fugge.',
      },
      ruling: { en: 'Shared by scenarios and flags.', it: 'Vale per scenari e bandiere.' },
    },
    {
      id: 'SK-SCN-2',
      page: '-',
      title: { en: 'Forlorn Hope', it: 'Missione Pericolosa' },
      clause: {
        en: 'Attacker 450, defender 400 points (SDT 395, 350). One breach M wide in a high wall. The attacker has the initiative and is Steadfast. He wins with 3 Standing models beyond the wall at the end of a game turn, or if the defender breaks; the defender if the attacker breaks, or after game turn 10.',
        it: 'Attaccante 450, difensore 400 punti (SDT 395, 350). Una breccia larga M in un muro alto. L’attaccante ha l’iniziativa ed è Risoluto. Vince con 3 modelli in piedi oltre il muro alla fine di un turno di gioco, o se il difensore è in rotta; il difensore se lo è l’attaccante, o dopo il turno di gioco 10.',
      },
      ruling: { en: 'Storming a breach suits the name.', it: 'Assaltare una breccia si addice al nome.' },
    },
    {
      id: 'SK-SCN-3',
      page: '-',
      title: { en: 'Foraging Mission', it: 'Approvvigionamento' },
      clause: {
        en: '400 points each (SDT 350). Five counters; each carried off your own edge scores 1, and its carrier leaves safely. Ends with the last counter, when a side breaks, withdraws or has nobody left, or after game turn 12. Breaking or withdrawing loses; else most counters, with those carried.',
        it: '400 punti a testa (SDT 350). Cinque segnalini; ognuno portato oltre il proprio bordo vale 1, e chi lo porta esce in salvo. Finisce con l’ultimo segnalino, quando una parte è in rotta, si ritira o non ha più nessuno, o dopo il turno di gioco 12. Rotta o ritirata perdono; altrimenti più segnalini, con quelli portati.',
      },
      ruling: {
        en: 'The published game of that name collects stores.',
        it: 'La partita pubblicata con quel nome raccoglie viveri.',
      },
    },
    {
      id: 'SK-SCN-4',
      page: '-',
      title: { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },
      clause: {
        en: 'Attacker 520, defender 400 points (SDT 455, 350). The attacker has the initiative and wins with a Standing model, and no Standing defender, inside the building at the end of a game turn, or if the defender breaks; the defender if the attacker breaks, or after game turn 12.',
        it: 'Attaccante 520, difensore 400 punti (SDT 455, 350). L’attaccante ha l’iniziativa e vince con un modello in piedi, e nessun difensore in piedi, dentro l’edificio alla fine di un turno di gioco, o se il difensore è in rotta; il difensore se lo è l’attaccante, o dopo il turno di gioco 12.',
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
        en: '3 to 5 scenarios, one evening. Withdrawing freely is for one-off games.',
        it: 'Da 3 a 5 scenari, una serata. Ritirarsi liberamente è delle partite singole.',
      },
    },
    {
      id: 'SK-SCN-6',
      page: '-',
      title: { en: 'Campaign company', it: 'La compagnia' },
      clause: {
        en: 'Listed in secret, at most 1.5 times the limit (600; SDT 525); before each game a legal squad is picked from its fit models. Afterwards the killed are struck off; each Wounded one d6: 1-2 struck off, 3-4 misses a game, 5-6 fit; who fled or left is fit.',
        it: 'Elencata in segreto, al massimo 1,5 volte il limite (600; SDT 525); prima di ogni partita se ne sceglie una squadra regolare fra gli abili. Dopo, gli uccisi sono cancellati; per ogni ferito d6: 1-2 cancellato, 3-4 salta una partita, 5-6 abile; chi è fuggito o uscito è abile.',
      },
      ruling: { en: 'Gives wounded, killed and fled a meaning.', it: 'Dà un senso a ferito, ucciso e fuggito.' },
    },
    {
      id: 'SK-SCN-7',
      page: '-',
      title: { en: 'Course of a campaign', it: 'Corso della campagna' },
      clause: {
        en: '3, 4 or 5 games, scenarios drawn without repeats, a fifth is a pick-up game. The last loser chooses his role. Withdrawing only below 50%. Win 3, draw 1 point; who cannot field a squad loses that game. A tie goes by points not struck off.',
        it: '3, 4 o 5 partite, scenari estratti senza ripetizioni, la quinta è libera. Chi ha perso sceglie il ruolo. Ritirarsi solo sotto il 50%. Vittoria 3, pareggio 1 punto; chi non può schierare una squadra perde quella partita. A pari punti contano i punti non cancellati.',
      },
      ruling: {
        en: 'The documents name a campaign and print no procedure.',
        it: 'I documenti nominano una campagna senza procedura.',
      },
    },
  ],
};
