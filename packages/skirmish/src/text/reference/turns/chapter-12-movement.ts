import type { RuleChapter } from '@drumhead/content';

export const movement: RuleChapter = {
  title: { en: 'Movement', it: 'Movimento' },
  rules: [
    {
      id: 'SK-MOV-1',
      page: 'P3',
      title: { en: 'Move', it: 'Movimento' },
      clause: {
        en: 'One Move action is M on foot, L for a Mounted model and S for a Short Move.',
        it: 'Un’azione di movimento è 1M a piedi, 1L per un modello Montato, 1C con Movimento Corto.',
      },
    },
    {
      id: 'SK-MOV-2',
      page: 'P2, P3',
      title: { en: 'Straight lines', it: 'In linea retta' },
      clause: {
        en: 'Each Move is one straight line of any length up to the limit. The next may go another way.',
        it: 'Ogni movimento è una linea retta, lunga a piacere fino al limite. Il prossimo può cambiare direzione.',
      },
    },
    {
      id: 'SK-MOV-3',
      page: 'P2, P3',
      title: { en: 'Broken ground', it: 'Terreno difficile' },
      clause: {
        en: 'If the base touches broken ground anywhere on its way, that Move uses the next shorter stick (L to M, M to S). A Short Move costs two actions instead.',
        it: 'Se la basetta tocca terreno difficile lungo il percorso, quel movimento usa il misurino più corto (da L a M, da M a C). Un Movimento Corto costa invece due azioni.',
      },
    },
    {
      id: 'SK-MOV-4',
      page: '-',
      title: { en: 'One reduction', it: 'Una sola riduzione' },
      clause: {
        en: 'A Move is shortened once, however much broken ground it touches.',
        it: 'Un movimento si riduce una volta, per quanto terreno difficile tocchi.',
      },
      ruling: {
        en: 'The printed steps stop at one on foot.',
        it: 'I passi stampati a piedi si fermano a uno.',
      },
    },
    {
      id: 'SK-MOV-5',
      page: '-',
      title: { en: 'Kinds of broken ground', it: 'Tipi di terreno difficile' },
      clause: {
        en: 'Woods, rough areas and streams are broken ground; so is crossing a linear obstacle or a doorway.',
        it: 'Sono terreno difficile i boschi, il terreno accidentato e i ruscelli; anche superare un ostacolo lineare o passare una porta.',
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
        en: 'A model cannot cross walls of buildings, high walls, deep water, the table edge or other bases (except friends: SK-MOV-9).',
        it: 'Un modello non attraversa muri di edifici, muri alti, acqua profonda, il bordo del tavolo né altre basette (salvo gli amici: SK-MOV-9).',
      },
      ruling: { en: 'This completes the printed list.', it: 'Questo completa l’elenco stampato.' },
    },
    {
      id: 'SK-MOV-7',
      page: '-',
      title: { en: 'Short of an obstacle', it: 'Fermi davanti a un ostacolo' },
      clause: {
        en: 'If the shortened Move cannot bring the whole base over a linear obstacle, the model stops at it on the near side.',
        it: 'Se il movimento ridotto non porta tutta la basetta oltre un ostacolo lineare, il modello vi si ferma a contatto, da questa parte.',
      },
      ruling: { en: 'There are no half positions (SK-GEO-5).', it: 'Non ci sono posizioni a metà (SK-GEO-5).' },
    },
    {
      id: 'SK-MOV-8',
      page: 'P14',
      title: { en: 'Contact ends a Move', it: 'Il contatto ferma il movimento' },
      clause: {
        en: 'A moving model stops when it touches a standing enemy. Any Move may end in contact; the attack is another action. No model crosses an enemy base.',
        it: 'Un modello in movimento si ferma appena tocca un nemico in piedi. Ogni movimento può finire a contatto; l’attacco è un’altra azione. Nessun modello attraversa una basetta nemica.',
      },
    },
    {
      id: 'SK-MOV-9',
      page: '-',
      title: { en: 'Passing friends', it: 'Passare attraverso amici' },
      clause: {
        en: 'A model may pass friends not touching an enemy if the Move ends clear of them. A mounted model never crosses one on foot.',
        it: 'Un modello può passare fra amici non a contatto con nemici se il movimento finisce oltre. Un modello a cavallo non attraversa mai chi è a piedi.',
      },
      ruling: { en: 'Large Battles has the same rule.', it: 'Large Battles ha la stessa regola.' },
    },
    {
      id: 'SK-MOV-10',
      page: '-',
      title: { en: 'Doors', it: 'Porte' },
      clause: {
        en: 'Only models on foot use doors. A plain door opens during the Move through it, which is in broken ground. A barred door (the defender chooses on placing) is a wall until it is bashed, or unbarred for 1 action by a model touching it inside.',
        it: 'Solo i modelli a piedi usano le porte. Una porta normale si apre nel movimento che la passa, in terreno difficile. Una porta sbarrata (lo sceglie il difensore nel disporla) è un muro finché non è abbattuta, o sbloccata con 1 azione da chi la tocca da dentro.',
      },
      ruling: { en: 'The book prints only the heading.', it: 'Il libro stampa solo il titolo.' },
    },
    {
      id: 'SK-MOV-11',
      page: '-',
      title: { en: 'Windows', it: 'Finestre' },
      clause: {
        en: 'A model on foot climbs through a window with 1 action, from contact on one side to contact on the other.',
        it: 'Un modello a piedi scavalca una finestra con 1 azione, da contatto su un lato a contatto sull’altro.',
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
        en: 'A model may bash an obstacle in contact for 1 action, once per turn; this is not an attack. Roll d6 + C, +1 Strong, −1 Weak, +2 axe, +2 Engineer; a natural 1 fails. A fence needs 6, a door 7, a barred door or gate 9, a low wall 10 (Engineers only; it becomes a rough area).',
        it: 'Un modello può abbattere un ostacolo a contatto con 1 azione, una volta per turno; non è un attacco. Tira d6 + C, +1 Forte, −1 Debole, +2 ascia, +2 Geniere; l’1 naturale fallisce. Uno steccato richiede 6, una porta 7, sbarrata o cancello 9, un muretto 10 (solo Genieri; diventa terreno accidentato).',
      },
      ruling: {
        en: 'The Italian text has linear features bashed too.',
        it: 'Il testo italiano fa abbattere anche gli elementi lineari.',
      },
    },
    {
      id: 'SK-MOV-13',
      page: '-',
      title: { en: 'Stairs', it: 'Scale' },
      clause: {
        en: 'With 1 action a model on foot in contact with one end of a stair moves into contact with the other. Only one model stands at an end.',
        it: 'Con 1 azione un modello a piedi a contatto con un capo di una scala va a contatto con l’altro. A ogni capo sta un solo modello.',
      },
      ruling: { en: 'The book prints no rule for stairs.', it: 'Il libro non stampa regole per le scale.' },
    },
    {
      id: 'SK-MOV-14',
      page: '-',
      title: { en: 'Ladders', it: 'Scale a pioli' },
      clause: {
        en: 'A model on foot climbs or descends one level with 2 actions of one turn (an Engineer with 1). Going down with 1 action is a jump (SK-MOV-15). The defender at the top is on higher ground.',
        it: 'Un modello a piedi sale o scende un livello con 2 azioni dello stesso turno (un Geniere con 1). Scendere con 1 azione è un salto (SK-MOV-15). Il difensore in cima è in posizione più alta.',
      },
      ruling: { en: 'The book prints no rule for ladders.', it: 'Il libro non stampa regole per le scale a pioli.' },
    },
    {
      id: 'SK-MOV-15',
      page: '-',
      title: { en: 'Falls', it: 'Precipitare' },
      clause: {
        en: 'A model that goes over a drop (not off a hill) rolls d6 + C against d6 + 2 per level. It lands down at the nearest place below. If the fall doubles it, it is wounded.',
        it: 'Un modello che supera un dislivello (non una collina) tira d6 + C contro d6 + 2 per livello. Finisce a terra nel posto più vicino sotto. Se è doppiato, è ferito.',
      },
      ruling: { en: 'The engine uses the same opposed roll.', it: 'Il motore usa lo stesso tiro contrapposto.' },
    },
    {
      id: 'SK-MOV-16',
      page: 'P2, P3',
      title: { en: 'Standing up', it: 'Alzarsi' },
      clause: {
        en: 'A model that is down stands up with 1 action and can do nothing else until then. It may stand up in contact with enemies.',
        it: 'Un modello a terra si alza con 1 azione e prima non può fare altro. Può alzarsi anche a contatto con nemici.',
      },
    },
    {
      id: 'SK-MOV-17',
      page: '-',
      variant: 'SDT',
      title: { en: 'Prone', it: 'Prono' },
      clause: {
        en: 'A model on foot goes prone with 1 action. A prone model crawls S with 1 action, never reduced, and may shoot a loaded weapon (no bow). It cannot reload, attack or take orders. Prone is not down.',
        it: 'Un modello a piedi si mette prono con 1 azione. Da prono striscia di 1C con 1 azione, mai ridotto, e può sparare con un’arma carica (non un arco). Non può ricaricare, attaccare né ricevere ordini. Prono non è a terra.',
      },
      ruling: { en: 'The card uses the word without a rule.', it: 'La scheda usa la parola senza una regola.' },
    },
    {
      id: 'SK-MOV-18',
      page: '-',
      title: { en: 'Limits on horseback', it: 'Limiti a cavallo' },
      clause: {
        en: 'Mounted models cannot enter buildings, climb, bash or go prone. Dismounting costs 1 action and is final.',
        it: 'I modelli a cavallo non entrano in edifici, non si arrampicano, non abbattono e non si mettono proni. Smontare costa 1 azione ed è definitivo.',
      },
      ruling: { en: 'This is common sense.', it: 'È buon senso.' },
    },
    {
      id: 'SK-MOV-19',
      page: '-',
      title: { en: 'Table edge', it: 'Bordo del tavolo' },
      clause: {
        en: 'A model leaves the table by choice only if a scenario permits. If a recoil or flight takes its centre over the edge, it has left; with only part of its base over, it stops at the edge.',
        it: 'Un modello esce per scelta solo se uno scenario lo permette. Se arretrando o fuggendo il centro supera il bordo, è uscito; se lo supera solo parte della basetta, si ferma al bordo.',
      },
      ruling: {
        en: 'In both books models flee off the table.',
        it: 'In entrambi i libri i modelli fuggono dal tavolo.',
      },
    },
  ],
};
