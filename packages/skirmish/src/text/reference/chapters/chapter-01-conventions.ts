import type { RuleChapter } from '@drumhead/content';

export const conventions: RuleChapter = {
  title: { en: 'Conventions', it: 'Convenzioni' },
  rules: [
    {
      id: 'SK-GEN-1',
      page: 'S-EN p3, p5',
      title: { en: 'Dice', it: 'I dadi' },
      clause: {
        en: 'Only d6. A d3 is a d6 halved and rounded up: 1-2 is 1, 3-4 is 2, 5-6 is 3.',
        it: 'Solo d6. Un d3 è un d6 dimezzato e arrotondato per eccesso: 1-2 vale 1, 3-4 vale 2, 5-6 vale 3.',
      },
    },
    {
      id: 'SK-GEN-2',
      page: 'S-EN p3',
      title: { en: 'Sticks', it: 'I misurini' },
      clause: {
        en: 'S, M, L in mm: 50, 80, 120 with 15 mm figures; 75, 120, 180 with 20-28 mm; 100, 160, 240 with 40 mm and larger. Every distance is one of them or several.',
        it: 'S, M, L in mm: 50, 80, 120 con figure da 15 mm; 75, 120, 180 da 20-28 mm; 100, 160, 240 da 40 mm e oltre. Ogni distanza è uno di questi o più d’uno.',
      },
    },
    {
      id: 'SK-GEN-3',
      page: 'S-EN p3',
      title: { en: 'Table', it: 'Il tavolo' },
      clause: {
        en: 'Square, side 600 mm with 15 mm figures, 900 mm with 28 mm, 1200 mm with 40 mm.',
        it: 'Quadrato, di lato 600 mm con figure da 15 mm, 900 mm da 28 mm, 1200 mm da 40 mm.',
      },
    },
    {
      id: 'SK-GEN-4',
      page: 'S-EN p3',
      title: { en: 'What a model is', it: 'Che cos’è un modello' },
      clause: {
        en: 'One model is one soldier; a squad is about a dozen. At 15 mm, 10 mm on the table stand for about a yard: nothing is worked out with it.',
        it: 'Un modello è un soldato; una squadra ne ha una dozzina. In 15 mm, 10 mm sul tavolo valgono circa un metro: non serve a nessun calcolo.',
      },
    },
    {
      id: 'SK-GEN-5',
      page: 'S-EN p3',
      title: { en: 'Free measuring', it: 'Misure libere' },
      clause: {
        en: 'Anybody may measure anything at any time. The app shows range and reach before you commit yourself.',
        it: 'Chiunque può misurare qualsiasi cosa in ogni momento. L’app mostra gittata e movimento prima che tu decida.',
      },
    },
    {
      id: 'SK-GEN-6',
      page: 'S-EN p3, S-IT p3',
      title: { en: 'Length of a game', it: 'Durata' },
      clause: {
        en: 'About 45 minutes. A campaign of 3-5 scenarios fits one evening (SK-SCN-5).',
        it: 'Circa 45 minuti. Una campagna di 3-5 scenari sta in una serata (SK-SCN-5).',
      },
    },
    {
      id: 'SK-GEN-7',
      page: 'S-EN p3, S-IT p4',
      title: { en: 'Quality roll', it: 'Tiro di Qualità' },
      clause: {
        en: 'Each die equal to Q or higher is a success, each lower one a failure. A natural 1 always fails, a natural 6 always succeeds, whatever the roll is for.',
        it: 'Ogni dado pari o superiore a Q è un successo, ogni dado inferiore un fallimento. Un 1 naturale fallisce sempre e un 6 naturale riesce sempre, qualunque sia il tiro.',
      },
    },
    {
      id: 'SK-GEN-8',
      page: '-',
      title: { en: 'Modified Quality roll', it: 'Tiro di Qualità modificato' },
      clause: {
        en: 'Modifiers are added to every die of the roll, in all never more than +2 nor less than −2. Natural 1 and 6 are looked at first.',
        it: 'I modificatori si sommano a ogni dado del tiro, in tutto mai più di +2 né meno di −2. L’1 e il 6 naturali si guardano prima.',
      },
      ruling: {
        en: 'So that good troops can still fail and poor ones succeed.',
        it: 'Così anche le truppe migliori possono fallire e le peggiori riuscire.',
      },
    },
    {
      id: 'SK-GEN-9',
      page: '-',
      title: { en: 'No score below 0', it: 'Nessun punteggio sotto 0' },
      clause: { en: 'Die + C + modifiers below 0 counts as 0.', it: 'Dado + C + modificatori sotto 0 vale 0.' },
      ruling: {
        en: 'Doubling needs a base, even under the penalties of a volley.',
        it: 'Per doppiare serve una base, anche con le penalità di una salva.',
      },
    },
    {
      id: 'SK-GEN-10',
      page: '-',
      title: { en: 'Turns', it: 'I turni' },
      clause: {
        en: 'Player turn: until play passes. Game turn: every player has had his player turn. “Per turn” means per own player turn.',
        it: 'Turno del giocatore: finché il gioco non passa. Turno di gioco: ogni giocatore ha avuto il suo. «Per turno» significa per ogni proprio turno.',
      },
      ruling: { en: 'The documents call both a turn.', it: 'I documenti chiamano turno l’uno e l’altro.' },
    },
    {
      id: 'SK-GEN-11',
      page: '-',
      title: { en: 'What a game fixes', it: 'Che cosa fissa una partita' },
      clause: {
        en: 'Variant (SDS: Drums & Shakos, 1796-1815; SDT: Drums & Tomahawks, 1754-1763), scale of figures, point limit, most game turns (40 unless told otherwise), and whether a gruesome kill tests morale (no, unless chosen: SK-HTH-26). Nothing else is optional.',
        it: 'Variante (SDS: Drums & Shakos, 1796-1815; SDT: Drums & Tomahawks, 1754-1763), scala delle figure, limite di punti, numero massimo di turni di gioco (40, se non si dice altro) e se una morte cruenta provoca il morale (no, se non si sceglie: SK-HTH-26). Nient’altro è facoltativo.',
      },
      ruling: { en: 'Few switches can all be tested.', it: 'Poche opzioni si possono provare tutte.' },
    },
    {
      id: 'SK-GEN-12',
      page: '-',
      title: { en: 'Order of dice', it: 'Ordine dei dadi' },
      clause: {
        en: 'A Quality roll from left to right; attacker or shooter before defender or target; morale three dice a model, in roster order.',
        it: 'Un tiro di Qualità da sinistra a destra; chi attacca o tira prima di chi subisce; il morale tre dadi per modello, nell’ordine della lista.',
      },
      ruling: {
        en: 'So that a game can be played again from its dice.',
        it: 'Così una partita si può rigiocare dai suoi dadi.',
      },
    },
    {
      id: 'SK-GEN-13',
      page: '-',
      title: { en: 'One thing after another', it: 'Una cosa alla volta' },
      clause: {
        en: 'An attack is settled to its end: result, then movement or removal, then morale, then the break test. Where two things still coincide the active player orders them.',
        it: 'Un attacco si risolve fino in fondo: risultato, poi spostamento o rimozione, poi morale, poi verifica della rotta. Se due cose coincidono ancora, le ordina il giocatore attivo.',
      },
      ruling: {
        en: 'Nothing interrupts an action in these rules.',
        it: 'In queste regole nulla interrompe un’azione.',
      },
    },
    {
      id: 'SK-GEN-14',
      page: '-',
      title: { en: 'What to keep track of', it: 'Di che cosa tenere nota' },
      clause: {
        en: 'Model: place, level, posture, weapons loaded or depleted, tomahawk, object carried; this turn: activated, attacked, threw, reloaded, bashed, Moves, Fear tested. Squad: commander, acting Leader, national feature, size at the start, 50% passed.',
        it: 'Modello: posto, livello, postura, armi cariche o esaurite, tomahawk, oggetto portato; nel turno: attivato, attacco, lancio, ricarica, abbattimento, movimenti, Paura. Squadra: comandante, Leader facente funzione, caratteristica nazionale, modelli iniziali, 50% superato.',
      },
      ruling: {
        en: 'All that the rules read, and nothing more.',
        it: 'Tutto ciò che le regole leggono, e nulla di più.',
      },
    },
  ],
};
