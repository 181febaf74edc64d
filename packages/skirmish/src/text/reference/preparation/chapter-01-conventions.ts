import type { RuleChapter } from '@drumhead/content';

export const conventions: RuleChapter = {
  title: { en: 'Conventions', it: 'Convenzioni' },
  rules: [
    {
      id: 'SK-GEN-1',
      page: 'S-EN p3, p5',
      title: { en: 'Dice', it: 'Dadi' },
      clause: {
        en: 'All dice are d6. A d3 is a d6 halved and rounded up: 1–2 is 1, 3–4 is 2, 5–6 is 3.',
        it: 'Tutti i dadi sono d6. Un d3 è un d6 dimezzato e arrotondato per eccesso: 1–2 vale 1, 3–4 vale 2, 5–6 vale 3.',
      },
    },
    {
      id: 'SK-GEN-2',
      page: 'S-EN p3',
      title: { en: 'Sticks', it: 'Misurini' },
      clause: {
        en: 'Short, Medium and Long sticks measure 50, 80 and 120 mm with 15 mm figures; 75, 120 and 180 mm with 20–28 mm; 100, 160 and 240 mm with 40 mm and larger. Every distance is one stick or several.',
        it: 'Le misure Corta, Media e Lunga (misurini) sono di 50, 80 e 120 mm con miniature da 15 mm; 75, 120 e 180 mm da 20–28 mm; 100, 160 e 240 mm da 40 mm e oltre. Ogni distanza è un misurino o più d’uno.',
      },
    },
    {
      id: 'SK-GEN-3',
      page: 'S-EN p3',
      title: { en: 'Table', it: 'Tavolo' },
      clause: {
        en: 'The table is a square with sides of 600 mm for 15 mm figures, 900 mm for 28 mm and 1200 mm for 40 mm.',
        it: 'Il tavolo è un quadrato di lato 600 mm con miniature da 15 mm, 900 mm da 28 mm, 1200 mm da 40 mm.',
      },
    },
    {
      id: 'SK-GEN-4',
      page: 'S-EN p3',
      title: { en: 'Figures', it: 'Miniature' },
      clause: {
        en: 'One model is one soldier, and a squad is about a dozen. At 15 mm scale, 10 mm on the table stand for about a yard; no rule uses this.',
        it: 'Un modello è un soldato e una squadra ne conta circa una dozzina. In scala 15 mm, 10 mm sul tavolo valgono circa un metro; nessuna regola lo usa.',
      },
    },
    {
      id: 'SK-GEN-5',
      page: 'S-EN p3',
      title: { en: 'Free measuring', it: 'Misure libere' },
      clause: {
        en: 'Any player may measure anything at any time. The app shows range and reach before you commit.',
        it: 'Ogni giocatore può misurare qualsiasi cosa in ogni momento. L’app mostra gittata e movimento prima della tua scelta.',
      },
    },
    {
      id: 'SK-GEN-6',
      page: 'S-EN p3, S-IT p3',
      title: { en: 'Length of a game', it: 'Durata di una partita' },
      clause: {
        en: 'A game takes about 45 minutes. A campaign of 3–5 scenarios fits one evening (SK-SCN-5).',
        it: 'Una partita dura circa 45 minuti. Una campagna di 3–5 scenari sta in una serata (SK-SCN-5).',
      },
    },
    {
      id: 'SK-GEN-7',
      page: 'S-EN p3, S-IT p4',
      title: { en: 'Quality roll', it: 'Tiro di Qualità' },
      clause: {
        en: 'Each die equal to Q or higher is a success, each lower one a failure. In every Quality roll a natural 1 fails and a natural 6 succeeds.',
        it: 'Ogni dado pari o superiore a Q è un successo, ogni dado inferiore un fallimento. In ogni tiro di Qualità l’1 naturale fallisce e il 6 naturale riesce.',
      },
    },
    {
      id: 'SK-GEN-8',
      page: '-',
      title: { en: 'Modified Quality roll', it: 'Tiro di Qualità modificato' },
      clause: {
        en: 'Modifiers are added to every die of the roll, at most +2 or −2 in all. Check for a natural 1 or 6 first.',
        it: 'I modificatori si sommano a ogni dado del tiro, in tutto al massimo +2 o −2. Prima si controllano l’1 e il 6 naturali.',
      },
      ruling: {
        en: 'Good troops can still fail and poor ones succeed.',
        it: 'Anche le truppe migliori possono fallire e le peggiori riuscire.',
      },
    },
    {
      id: 'SK-GEN-9',
      page: '-',
      title: { en: 'No score below 0', it: 'Nessun punteggio sotto 0' },
      clause: {
        en: 'A total of die, C and modifiers below 0 counts as 0.',
        it: 'Un totale di dado, C e modificatori inferiore a 0 vale 0.',
      },
      ruling: {
        en: 'Doubling needs a base to double, even under the penalties of a volley.',
        it: 'Per raddoppiare serve una base, anche con le penalità di una salva.',
      },
    },
    {
      id: 'SK-GEN-10',
      page: '-',
      title: { en: 'Turns', it: 'Turni' },
      clause: {
        en: 'A player turn lasts until the turnover. A game turn ends when every player has had a player turn. “Per turn” means per your own player turn.',
        it: 'Il turno di un giocatore dura fino al passaggio del turno. Il turno di gioco finisce quando ogni giocatore ha avuto il suo. «Per turno» significa per ogni tuo turno.',
      },
      ruling: { en: 'The book calls both a turn.', it: 'Il libro chiama turno l’uno e l’altro.' },
    },
    {
      id: 'SK-GEN-11',
      page: '-',
      title: { en: 'Options of a game', it: 'Opzioni di una partita' },
      clause: {
        en: 'A game fixes its variant (SDS: Drums & Shakos, 1796–1815; SDT: Drums & Tomahawks, 1754–1763), scale, point limit, turn limit (40 unless chosen) and whether a gruesome kill causes a morale test (only if chosen: SK-HTH-26). Nothing else is optional.',
        it: 'Una partita fissa variante (SDS: Drums & Shakos, 1796–1815; SDT: Drums & Tomahawks, 1754–1763), scala, limite di punti, limite di turni (40 se non si sceglie) e se un’uccisione cruenta provoca un test di morale (solo se si sceglie: SK-HTH-26). Nient’altro è facoltativo.',
      },
      ruling: { en: 'With few options, all can be tested.', it: 'Con poche opzioni si possono verificare tutte.' },
    },
    {
      id: 'SK-GEN-12',
      page: '-',
      title: { en: 'Order of dice', it: 'Ordine dei dadi' },
      clause: {
        en: 'Read a Quality roll from left to right. The attacker or shooter rolls before the defender or target. Morale is three dice per model, in roster order.',
        it: 'Un tiro di Qualità si legge da sinistra a destra. Chi attacca o spara tira prima di chi subisce. Il morale è di tre dadi per modello, nell’ordine della lista.',
      },
      ruling: {
        en: 'A game can be replayed from its dice.',
        it: 'Una partita si può ripetere dai suoi dadi.',
      },
    },
    {
      id: 'SK-GEN-13',
      page: '-',
      title: { en: 'One thing after another', it: 'Una cosa alla volta' },
      clause: {
        en: 'Resolve an attack to its end: result, movement or removal, morale, break test. If two things still coincide, the active player chooses their order.',
        it: 'Risolvi un attacco fino in fondo: risultato, spostamento o rimozione, morale, verifica della rotta. Se due cose coincidono ancora, l’ordine lo sceglie il giocatore attivo.',
      },
      ruling: {
        en: 'In these rules nothing interrupts an action.',
        it: 'In queste regole nulla interrompe un’azione.',
      },
    },
    {
      id: 'SK-GEN-14',
      page: '-',
      title: { en: 'State of a game', it: 'Stato di una partita' },
      clause: {
        en: 'Model: place, level, posture, weapons loaded or depleted, tomahawk, object carried; this turn: activated, attacked, threw, reloaded, bashed, moved, tested Fear. Squad: commander, acting Leader, national feature, size at the start, 50% passed.',
        it: 'Modello: posto, livello, postura, armi cariche o esaurite, tomahawk, oggetto portato; nel turno: attivazione, attacco, lancio, ricarica, abbattimento, movimenti, Paura. Squadra: comandante, Leader facente funzioni, caratteristica nazionale, modelli iniziali, 50% superato.',
      },
      ruling: {
        en: 'The rules read this and nothing more.',
        it: 'Le regole leggono questo e nulla di più.',
      },
    },
  ],
};
