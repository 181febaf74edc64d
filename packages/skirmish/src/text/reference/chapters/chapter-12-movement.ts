import type { RuleChapter } from '@drumhead/content';

export const movement: RuleChapter = {
  title: { en: 'Movement', it: 'Movimento' },
  rules: [
    {
      id: 'SK-MOV-1',
      page: 'P3',
      title: { en: 'How far', it: 'Quanto si muove' },
      clause: {
        en: 'One Move action: M on foot, L Mounted, S with Short Move.',
        it: 'Un’azione di movimento: M a piedi, L Montato, S con Movimento Corto.',
      },
    },
    {
      id: 'SK-MOV-2',
      page: 'P2, P3',
      title: { en: 'Straight', it: 'In linea retta' },
      clause: {
        en: 'Each Move is one straight line, as short as you like; the next may go another way.',
        it: 'Ogni movimento è una linea retta, corta quanto vuoi; il prossimo può cambiare direzione.',
      },
    },
    {
      id: 'SK-MOV-3',
      page: 'P2, P3',
      title: { en: 'Broken ground', it: 'Terreno difficile' },
      clause: {
        en: 'If the base touches it anywhere on the way that Move uses the next shorter stick (L to M, M to S); a Short Move takes two actions instead.',
        it: 'Se la basetta lo tocca in qualche punto, quel movimento usa il misurino più corto (da L a M, da M a S); un movimento Corto costa invece due azioni.',
      },
    },
    {
      id: 'SK-MOV-4',
      page: '-',
      title: { en: 'One step only', it: 'Un solo passo' },
      clause: {
        en: 'However much broken ground a Move touches it is shortened once.',
        it: 'Per quanto terreno difficile tocchi, un movimento si accorcia una volta.',
      },
      ruling: {
        en: 'The printed ladder has no second step on foot.',
        it: 'La scala stampata non ha un secondo gradino a piedi.',
      },
    },
    {
      id: 'SK-MOV-5',
      page: '-',
      title: { en: 'What is broken', it: 'Che cosa è difficile' },
      clause: {
        en: 'Woods, rough areas, streams; crossing a linear obstacle; passing a doorway.',
        it: 'Boschi, terreno difficile, ruscelli; superare un ostacolo lineare; passare una porta.',
      },
      ruling: {
        en: 'The headings name terrain, doors and linear features.',
        it: 'I titoli nominano terreno, porte ed elementi lineari.',
      },
    },
    {
      id: 'SK-MOV-6',
      page: '-',
      title: { en: 'Impassable', it: 'Non attraversabile' },
      clause: {
        en: 'Building walls, high walls, deep water, the table edge, other bases (but SK-MOV-9).',
        it: 'Muri di edifici, muri alti, acqua profonda, il bordo del tavolo, altre basette (ma SK-MOV-9).',
      },
      ruling: { en: 'Closes the list.', it: 'Chiude l’elenco.' },
    },
    {
      id: 'SK-MOV-7',
      page: '-',
      title: { en: 'Not quite across', it: 'Non del tutto oltre' },
      clause: {
        en: 'If the shortened Move cannot bring the whole base over a linear obstacle, the model stops at it on the near side.',
        it: 'Se il movimento ridotto non porta tutta la basetta oltre un ostacolo lineare, il modello si ferma a contatto da questa parte.',
      },
      ruling: { en: 'No half positions (SK-GEO-5).', it: 'Nessuna posizione a metà (SK-GEO-5).' },
    },
    {
      id: 'SK-MOV-8',
      page: 'P14',
      title: { en: 'Contact stops you', it: 'Il contatto ferma' },
      clause: {
        en: 'A mover stops as it touches a Standing enemy. Any Move may go into contact; the attack is another action. Enemy bases are never crossed.',
        it: 'Chi muove si ferma appena tocca un nemico in piedi. Ogni movimento può portare a contatto; l’attacco è un’altra azione. Le basette nemiche non si attraversano mai.',
      },
    },
    {
      id: 'SK-MOV-9',
      page: '-',
      title: { en: 'Passing friends', it: 'Passare attraverso amici' },
      clause: {
        en: 'Friends not touching an enemy may be crossed if the Move ends clear of them; horse never crosses foot.',
        it: 'Gli amici non a contatto con nemici si attraversano, se si finisce oltre; la cavalleria non attraversa mai modelli a piedi.',
      },
      ruling: { en: 'By analogy with Large Battles.', it: 'Per analogia con Large Battles.' },
    },
    {
      id: 'SK-MOV-10',
      page: '-',
      title: { en: 'Doors', it: 'Le porte' },
      clause: {
        en: 'A plain door opens as part of the Move through it, which is broken ground. A barred one (the defender says so when he places the building) is a wall until bashed, or unbarred from inside in contact for 1 action. On foot only.',
        it: 'Una porta normale si apre nel movimento che la passa, che è in terreno difficile. Una sbarrata (lo dice il difensore posando l’edificio) è un muro finché non si abbatte o si sblocca da dentro, a contatto, con 1 azione. Solo a piedi.',
      },
      ruling: { en: 'The book names the section only.', it: 'Il manuale nomina solo il titolo.' },
    },
    {
      id: 'SK-MOV-11',
      page: '-',
      title: { en: 'Windows', it: 'Le finestre' },
      clause: {
        en: '1 action, from contact on one side to contact on the other, nothing else in it. On foot only.',
        it: '1 azione, da contatto su un lato a contatto sull’altro, nient’altro. Solo a piedi.',
      },
      ruling: {
        en: 'The Italian heading covers doors, openings and obstacles.',
        it: 'Il titolo italiano comprende porte, aperture e ostacoli.',
      },
    },
    {
      id: 'SK-MOV-12',
      page: '-',
      title: { en: 'Bashing', it: 'Abbattere' },
      clause: {
        en: '1 action in contact, once a turn, no attack. d6 + C, +1 Strong, −1 Weak, +2 axe, +2 Engineer; a natural 1 fails. Needed: fence 6, door 7, barred door or gate 9, low wall 10 (Engineers only; it becomes rough ground).',
        it: '1 azione a contatto, una volta per turno, non è un attacco. d6 + C, +1 Forte, −1 Debole, +2 ascia, +2 Geniere; un 1 naturale fallisce. Serve: steccato 6, porta 7, porta sbarrata o cancello 9, muretto 10 (solo Genieri; diventa terreno difficile).',
      },
      ruling: {
        en: 'The Italian text lets linear features be bashed too.',
        it: 'Il testo italiano fa abbattere anche gli elementi lineari.',
      },
    },
    {
      id: 'SK-MOV-13',
      page: '-',
      title: { en: 'Stairs', it: 'Le scale' },
      clause: {
        en: '1 action in contact with one end puts the model in contact with the other. On foot, one model on an end at a time.',
        it: '1 azione a contatto con un capo porta il modello a contatto con l’altro. A piedi, un modello per capo alla volta.',
      },
      ruling: { en: 'Nothing is printed.', it: 'Non c’è nulla di stampato.' },
    },
    {
      id: 'SK-MOV-14',
      page: '-',
      title: { en: 'Ladders', it: 'Le scale a pioli' },
      clause: {
        en: '2 actions of one turn for a level up or down (Engineer 1); down for 1 action is a jump (SK-MOV-15). On foot only. Who defends at the top is on higher ground.',
        it: '2 azioni dello stesso turno per salire o scendere di un livello (Geniere 1); scendere con 1 azione è un salto (SK-MOV-15). Solo a piedi. Chi difende in cima è più in alto.',
      },
      ruling: { en: 'Nothing is printed.', it: 'Non c’è nulla di stampato.' },
    },
    {
      id: 'SK-MOV-15',
      page: '-',
      title: { en: 'Falling', it: 'Le cadute' },
      clause: {
        en: 'Over a drop (not off a hill) roll the model’s d6 + C against d6 + 2 for each level. It lands Fallen at the nearest place below; if the fall doubles it, it is Wounded.',
        it: 'Oltre un dislivello (non una collina) si tira d6 + C del modello contro d6 + 2 per livello. Atterra caduto nel posto più vicino sotto; se la caduta lo doppia, è ferito.',
      },
      ruling: { en: 'The engine’s own opposed roll.', it: 'Il tiro contrapposto del motore stesso.' },
    },
    {
      id: 'SK-MOV-16',
      page: 'P2, P3',
      title: { en: 'Standing up', it: 'Alzarsi' },
      clause: {
        en: '1 action; until then a Fallen model can do nothing else. It may be done in contact with enemies.',
        it: '1 azione; fino ad allora un modello caduto non può fare altro. Si può fare anche a contatto coi nemici.',
      },
    },
    {
      id: 'SK-MOV-17',
      page: '-',
      variant: 'SDT',
      title: { en: 'Prone', it: 'Prono' },
      clause: {
        en: 'On foot, 1 action to go prone. A Prone model crawls S for 1 action, never reduced, and shoots what is loaded (no bow); it does not reload, attack or take orders. Prone is not Fallen.',
        it: 'A piedi, 1 azione per mettersi prono. Un modello prono striscia di S con 1 azione, mai ridotta, e spara con armi cariche (non archi); non ricarica, non attacca, non riceve ordini. Prono non è caduto.',
      },
      ruling: { en: 'The card uses the word without a rule.', it: 'La scheda usa la parola senza regola.' },
    },
    {
      id: 'SK-MOV-18',
      page: '-',
      title: { en: 'Limits on horseback', it: 'Limiti a cavallo' },
      clause: {
        en: 'No buildings, no climbing, no bashing, not prone. Dismounting takes 1 action and is for good.',
        it: 'Niente edifici, arrampicate, abbattimenti, né prono. Smontare costa 1 azione ed è definitivo.',
      },
      ruling: { en: 'Common sense, in one line.', it: 'Buon senso, in una riga.' },
    },
    {
      id: 'SK-MOV-19',
      page: '-',
      title: { en: 'The table edge', it: 'Il bordo del tavolo' },
      clause: {
        en: 'Nobody leaves by choice unless a scenario lets him. Forced over it (recoil, flight) with its centre a model has left the table; with part of its base only, it stops at the edge.',
        it: 'Nessuno esce di sua volontà, se uno scenario non lo consente. Chi è spinto oltre (arretramento, fuga) col centro ha lasciato il tavolo; con parte della basetta soltanto, si ferma al bordo.',
      },
      ruling: { en: 'Both documents let men run off the table.', it: 'Entrambi i documenti fanno fuggire dal tavolo.' },
    },
  ],
};
