import type { RuleChapter } from '@drumhead/content';

export const bombardment: RuleChapter = {
  title: { en: 'Bombardment', it: 'Bombardamento' },
  rules: [
    {
      id: 'LB-BOMB-01',
      page: '13, 14',
      title: { en: 'Firing', it: 'Far fuoco' },
      clause: {
        en: '1 action: loaded, unlimbered, target in the arc, in sight, within 3L. Then the battery is unloaded.',
        it: '1 azione: carica, in batteria, bersaglio nell’arco, in vista, entro 3L. Poi la batteria è scarica.',
      },
    },
    {
      id: 'LB-BOMB-02',
      page: '14',
      title: { en: 'Reloading', it: 'Ricaricare' },
      clause: {
        en: '1 action. One shot per activation, however many actions there are.',
        it: '1 azione. Un tiro per attivazione, per quante azioni vi siano.',
      },
    },
    {
      id: 'LB-BOMB-03',
      page: '14',
      title: { en: 'Guns reacting', it: 'Cannoni in reazione' },
      clause: {
        en: 'They may fire if loaded, reload if not.',
        it: 'Possono sparare se carichi, ricaricare se scarichi.',
      },
    },
    {
      id: 'LB-BOMB-04',
      page: '8, 14',
      title: { en: 'Targets', it: 'Bersagli' },
      clause: {
        en: 'Enemy units and built-up sectors; no generals.',
        it: 'Unità nemiche e settori abitati; mai generali.',
      },
    },
    {
      id: 'LB-BOMB-05',
      page: '13',
      title: { en: 'Ranges', it: 'Gittate' },
      clause: {
        en: 'Short to 1L, medium to 2L, long to 3L.',
        it: 'Corta fino a 1L, media fino a 2L, lunga fino a 3L.',
      },
    },
    {
      id: 'LB-BOMB-06',
      page: '14, 15',
      title: { en: 'The guns’ dice', it: 'Dadi dei cannoni' },
      clause: {
        en: 'Calibre (3, 4, 5); short +1, long −1; +1 per further action; +1 per DIS of the target; −1 for skirmishers; special rules.',
        it: 'Calibro (3, 4, 5); corta +1, lunga −1; +1 per azione in più; +1 per DIS del bersaglio; −1 per schermagliatori; regole speciali.',
      },
    },
    {
      id: 'LB-BOMB-07',
      page: '14, 15',
      title: { en: 'The target’s dice', it: 'Dadi del bersaglio' },
      clause: {
        en: 'Base dice; cover +1 soft, +2 hard; +1 per DIS of the battery; special rules.',
        it: 'Dadi di base; copertura +1 leggera, +2 pesante; +1 per DIS della batteria; regole speciali.',
      },
    },
    {
      id: 'LB-BOMB-08',
      page: '6, 14',
      title: { en: 'Skirmishers spoil the aim', it: 'Gli schermagliatori disturbano' },
      clause: {
        en: '−1 against infantry with Sk 1 or more that has the battery within 1M and in its own arc.',
        it: '−1 contro fanteria con Sk 1 o più che ha la batteria entro 1M e nel proprio arco.',
      },
      ruling: {
        en: 'Of two sentences the one that needs no marker positions.',
        it: 'Di due frasi, quella che non richiede la posizione dei segnalini.',
      },
    },
    {
      id: 'LB-BOMB-09',
      page: '13',
      title: { en: 'Measuring range', it: 'Misurare la gittata' },
      clause: {
        en: 'From footprint to footprint.',
        it: 'Da ingombro a ingombro.',
      },
      ruling: {
        en: 'As everything is measured.',
        it: 'Come per ogni misura.',
      },
    },
    {
      id: 'LB-BOMB-10',
      page: '14',
      title: { en: 'Against infantry and cavalry', it: 'Contro fanteria e cavalleria' },
      clause: {
        en: 'Pairs the guns win: 1st, 1 DIS; 2nd, back 1VS (a square 1 DIS instead); 3rd and 1st, the ball bounces on.',
        it: 'Coppie vinte dai cannoni: 1ª, 1 DIS; 2ª, indietro di 1MC (il quadrato 1 DIS invece); 3ª e 1ª, la palla rimbalza oltre.',
      },
    },
    {
      id: 'LB-BOMB-11',
      page: '15',
      title: { en: 'Against guns', it: 'Contro cannoni' },
      clause: {
        en: 'Pairs won: 1st, 1 DIS; 2nd, it limbers, or 1 DIS if limbered already; 3rd, 1 DIS if unlimbered, else back a full move.',
        it: 'Coppie vinte: 1ª, 1 DIS; 2ª, aggancia, o 1 DIS se già al traino; 3ª, 1 DIS se in batteria, altrimenti indietro di un movimento pieno.',
      },
    },
    {
      id: 'LB-BOMB-12',
      page: '14, 15',
      title: { en: 'In order', it: 'In ordine' },
      clause: {
        en: 'One pair after the other: guns limbered by the 2nd are limbered for the 3rd. A target destroyed suffers no more, but the ball still bounces.',
        it: 'Una coppia dopo l’altra: i cannoni al traino dalla 2ª lo sono per la 3ª. Un bersaglio distrutto non subisce altro, ma la palla rimbalza comunque.',
      },
      ruling: {
        en: 'Implied by “still unlimbered”.',
        it: 'Sottinteso da «ancora in batteria».',
      },
    },
    {
      id: 'LB-BOMB-13',
      page: '14',
      title: { en: 'Guns do not fire back', it: 'I cannoni non rispondono' },
      clause: {
        en: 'A bombarded battery does no harm and stays loaded.',
        it: 'Una batteria bombardata non fa danno e resta carica.',
      },
    },
    {
      id: 'LB-BOMB-14',
      page: '14, 41',
      title: { en: 'Back 1VS', it: 'Indietro di 1MC' },
      clause: {
        en: 'Straight back, facing kept; if the guns are behind it, it first turns to face them. No change of formation.',
        it: 'Diritto indietro, fronte mantenuto; se i cannoni le stanno dietro, prima si volge verso di loro. Nessun cambio di formazione.',
      },
      ruling: {
        en: 'From behind, the FAQ’s turn before a recoil is borrowed.',
        it: 'Da dietro, si usa la rotazione delle FAQ prima di arretrare.',
      },
    },
    {
      id: 'LB-BOMB-15',
      page: '15, 19',
      title: { en: 'Guns driven back', it: 'Cannoni respinti' },
      clause: {
        en: 'Limbered, M (horse L) straight back, facing kept, as a retreat.',
        it: 'Agganciati, M (a cavallo L) diritto indietro, fronte mantenuto, come ritirata.',
      },
      ruling: {
        en: 'A full move is taken without reductions.',
        it: 'Un movimento pieno s’intende senza riduzioni.',
      },
    },
    {
      id: 'LB-BOMB-16',
      page: '13, 14',
      title: { en: 'Bounce', it: 'Rimbalzo' },
      clause: {
        en: 'Behind the target, whoever the line of the shot meets first within 3L of the guns takes 1 DIS.',
        it: 'La prima unità dietro il bersaglio sulla linea del tiro, entro 3L dai cannoni, prende 1 DIS.',
      },
    },
    {
      id: 'LB-BOMB-17',
      page: '13, 14',
      title: { en: 'Whom it hits', it: 'Chi colpisce' },
      clause: {
        en: 'The line goes through the target’s centre where it stood. Friend or foe, but no general and no garrison; blocking terrain stops the ball.',
        it: 'La linea passa per il centro del bersaglio dov’era. Amici o nemici, ma non generali né guarnigioni; il terreno che blocca la vista ferma la palla.',
      },
      ruling: {
        en: 'The book says another unit, of no side.',
        it: 'Il libro dice un’altra unità, senza dire di chi.',
      },
    },
    {
      id: 'LB-BOMB-18',
      page: '15',
      title: { en: 'Against a built-up sector', it: 'Contro un settore abitato' },
      clause: {
        en: 'It rolls 3 dice; the guns calibre, actions, short +1, long −1, no DIS dice. Each pair won: +1 DIS of the sector.',
        it: 'Tira 3 dadi; i cannoni calibro, azioni, corta +1, lunga −1, niente dadi per DIS. Ogni coppia vinta: +1 DIS del settore.',
      },
    },
    {
      id: 'LB-BOMB-19',
      page: '15, 20',
      title: { en: 'Sector under fire', it: 'Settore sotto tiro' },
      clause: {
        en: 'DIS 5: garrison 1 DIS. 6: 1 DIS and out, 1M towards its baseline. 7: ruins, closed for good. Below 5 nothing.',
        it: 'DIS 5: guarnigione 1 DIS. 6: 1 DIS e fuori, 1M verso la sua linea di base. 7: rovine, chiuse per sempre. Sotto 5 nulla.',
      },
    },
    {
      id: 'LB-BOMB-20',
      page: '15',
      title: { en: 'Several steps', it: 'Più livelli insieme' },
      clause: {
        en: 'One after the other.',
        it: 'Uno dopo l’altro.',
      },
      ruling: {
        en: 'Each level counts as it is reached.',
        it: 'Ogni livello conta quando è raggiunto.',
      },
    },
    {
      id: 'LB-BOMB-21',
      page: '23',
      title: { en: 'Grand Battery', it: 'Grande batteria' },
      clause: {
        en: 'Its dice are in LB-OPT-01.',
        it: 'I suoi dadi sono in LB-OPT-01.',
      },
    },
    {
      id: 'LB-BOMB-22',
      page: '15',
      title: { en: 'No room to limber', it: 'Senza spazio per agganciare' },
      clause: {
        en: 'The battery takes 1 DIS instead and stays unlimbered, for the 3rd pair too. Enemies near do not matter.',
        it: 'La batteria prende invece 1 DIS e resta in batteria, anche per la 3ª coppia. I nemici vicini non contano.',
      },
      ruling: {
        en: 'The loss of a battery that can limber no more is borrowed.',
        it: 'Si usa la perdita di chi non può più agganciare.',
      },
    },
  ],
};
