import type { RuleChapter } from '@drumhead/content';

export const bombardment: RuleChapter = {
  title: { en: 'Bombardment', it: 'Bombardamento' },
  rules: [
    {
      id: 'LB-BOMB-01',
      page: '13, 14',
      title: { en: 'Firing', it: 'Far fuoco' },
      clause: {
        en: 'A battery spends 1 action to fire. It must be loaded and unlimbered, with the target in its frontal arc, in sight and within 3L. It is then unloaded.',
        it: 'Una batteria spende 1 azione per sparare. Dev’essere carica e in batteria, con il bersaglio nell’arco frontale, in vista ed entro 3L. Poi è scarica.',
      },
    },
    {
      id: 'LB-BOMB-02',
      page: '14',
      title: { en: 'Reloading', it: 'Ricaricare' },
      clause: {
        en: 'A battery spends 1 action to reload. It fires at most once per activation, however many actions it has.',
        it: 'Una batteria spende 1 azione per ricaricare. Spara al massimo una volta per attivazione, qualunque sia il numero di azioni.',
      },
    },
    {
      id: 'LB-BOMB-03',
      page: '14',
      title: { en: 'Guns in reaction', it: 'Cannoni in reazione' },
      clause: {
        en: 'In reaction a battery may fire if loaded, or reload if not.',
        it: 'In reazione una batteria può sparare se è carica, o ricaricare se non lo è.',
      },
    },
    {
      id: 'LB-BOMB-04',
      page: '8, 14',
      title: { en: 'Targets', it: 'Bersagli' },
      clause: {
        en: 'A battery may fire at enemy infantry, cavalry and artillery and at built-up sectors, never at generals.',
        it: 'Una batteria può sparare a fanteria, cavalleria e artiglieria nemiche e ai settori abitati, mai ai generali.',
      },
    },
    {
      id: 'LB-BOMB-05',
      page: '13',
      title: { en: 'Ranges', it: 'Gittate' },
      clause: {
        en: 'Short range is up to 1L, medium over 1L to 2L, long over 2L to 3L.',
        it: 'La gittata corta è fino a 1L, la media oltre 1L e fino a 2L, la lunga oltre 2L e fino a 3L.',
      },
    },
    {
      id: 'LB-BOMB-06',
      page: '14, 15',
      title: { en: 'The battery’s dice', it: 'Dadi della batteria' },
      clause: {
        en: 'The battery rolls by calibre (3, 4, 5); +1 at short range, −1 at long; +1 per further action; +1 per DIS of the target; −1 for skirmishers (LB-BOMB-08); special rules.',
        it: 'La batteria tira secondo il calibro (3, 4, 5); +1 a gittata corta, −1 a lunga; +1 per azione in più; +1 per DIS del bersaglio; −1 per gli schermagliatori (LB-BOMB-08); regole speciali.',
      },
    },
    {
      id: 'LB-BOMB-07',
      page: '14, 15',
      title: { en: 'The target’s dice', it: 'Dadi del bersaglio' },
      clause: {
        en: 'The target rolls its base dice; +1 in soft cover, +2 in hard; +1 per DIS of the battery; special rules.',
        it: 'Il bersaglio tira i suoi dadi di base; +1 in copertura leggera, +2 in pesante; +1 per DIS della batteria; regole speciali.',
      },
    },
    {
      id: 'LB-BOMB-08',
      page: '6, 14',
      title: { en: 'Skirmishers spoil the aim', it: 'Gli schermagliatori disturbano' },
      clause: {
        en: 'The battery has −1 against infantry with Sk 1 or more if it is within 1M of that infantry and at least partly in its frontal arc.',
        it: 'La batteria ha −1 contro fanteria con Sk 1 o più se è entro 1M da quella fanteria e almeno in parte nel suo arco frontale.',
      },
      ruling: {
        en: 'Of two printed sentences, this one needs no marker positions.',
        it: 'Di due frasi stampate, questa non richiede la posizione dei segnalini.',
      },
    },
    {
      id: 'LB-BOMB-09',
      page: '13',
      title: { en: 'Measuring range', it: 'Misurare la gittata' },
      clause: {
        en: 'Range is measured from footprint to footprint.',
        it: 'La gittata si misura da ingombro a ingombro.',
      },
      ruling: {
        en: 'All distances are measured in this way.',
        it: 'Tutte le distanze si misurano così.',
      },
    },
    {
      id: 'LB-BOMB-10',
      page: '14',
      title: { en: 'Against infantry and cavalry', it: 'Contro fanteria e cavalleria' },
      clause: {
        en: 'If the battery wins the 1st pair, the target takes 1 DIS; the 2nd, it retreats 1VS (a square takes 1 DIS instead); the 3rd as well as the 1st, the shot bounces through. Pairs the target wins have no effect; ties are broken with an unused die.',
        it: 'Se la batteria vince la 1ª coppia, il bersaglio subisce 1 DIS; la 2ª, si ritira di 1MC (un quadrato subisce invece 1 DIS); la 3ª oltre alla 1ª, il colpo rimbalza oltre. Le coppie vinte dal bersaglio non hanno effetto; i pareggi si risolvono con un dado non usato.',
      },
    },
    {
      id: 'LB-BOMB-11',
      page: '15',
      title: { en: 'Against guns', it: 'Contro cannoni' },
      clause: {
        en: 'If the battery wins the 1st pair, the target takes 1 DIS; the 2nd, it limbers at once, or takes 1 DIS if limbered; the 3rd, it takes 1 DIS if now unlimbered, or moves back a full move if now limbered. Ties are broken with an unused die.',
        it: 'Se la batteria vince la 1ª coppia, il bersaglio subisce 1 DIS; la 2ª, passa al traino, o subisce 1 DIS se vi è già; la 3ª, subisce 1 DIS se ora è in batteria, o arretra di un movimento pieno se ora è al traino. I pareggi si risolvono con un dado non usato.',
      },
    },
    {
      id: 'LB-BOMB-12',
      page: '14, 15',
      title: { en: 'Pairs in order', it: 'Coppie in ordine' },
      clause: {
        en: 'Apply pair 1, then 2, then 3: a battery limbered by pair 2 is limbered for pair 3. Once the target is eliminated it suffers nothing more, but the shot still bounces.',
        it: 'Applica la coppia 1, poi la 2, poi la 3: una batteria passata al traino con la 2 è al traino per la 3. Un bersaglio eliminato non subisce altro, ma il colpo rimbalza comunque.',
      },
      ruling: {
        en: 'The book implies this order with “still unlimbered”.',
        it: 'Il libro lo sottintende con «ancora in batteria».',
      },
    },
    {
      id: 'LB-BOMB-13',
      page: '14',
      title: { en: 'Guns do not fire back', it: 'I cannoni non rispondono' },
      clause: {
        en: 'A bombarded battery is passive: it inflicts nothing and stays loaded.',
        it: 'Una batteria bombardata è passiva: non infligge nulla e resta carica.',
      },
    },
    {
      id: 'LB-BOMB-14',
      page: '14, 41',
      title: { en: 'Retreat of 1VS', it: 'Ritirata di 1MC' },
      clause: {
        en: 'The target retreats straight back, keeping its facing. If the battery is behind it, the target first turns to face the battery. It does not re-form.',
        it: 'Il bersaglio si ritira diritto indietro, mantenendo il fronte. Se la batteria gli sta dietro, prima si gira a fronteggiarla. Non si riforma.',
      },
      ruling: {
        en: 'For a unit hit from behind, the turn is borrowed from the FAQ.',
        it: 'Per un’unità colpita da dietro, la rotazione viene dalle FAQ.',
      },
    },
    {
      id: 'LB-BOMB-15',
      page: '15, 19',
      title: { en: 'Guns driven back', it: 'Cannoni respinti' },
      clause: {
        en: 'A limbered battery driven back moves 1M (horse 1L) straight back, keeping its facing, as a retreat.',
        it: 'Una batteria al traino respinta arretra di 1M (a cavallo 1L) diritta indietro, mantenendo il fronte, come ritirata.',
      },
      ruling: {
        en: 'A full move is taken as one without reductions.',
        it: 'Un movimento pieno s’intende senza riduzioni.',
      },
    },
    {
      id: 'LB-BOMB-16',
      page: '13, 14',
      title: { en: 'Bounce-through', it: 'Rimbalzo' },
      clause: {
        en: 'Draw a straight line from the battery’s centre through the target. The first unit it touches behind the target, within 3L of the battery, takes 1 DIS.',
        it: 'Traccia una linea retta dal centro della batteria attraverso il bersaglio. La prima unità che tocca dietro il bersaglio, entro 3L dalla batteria, subisce 1 DIS.',
      },
    },
    {
      id: 'LB-BOMB-17',
      page: '13, 14',
      title: { en: 'Units hit by the bounce', it: 'Unità colpite dal rimbalzo' },
      clause: {
        en: 'The line passes through the target’s centre as it stood when fired at. It can hit units of either side, but no generals and no garrisons. Terrain that blocks sight stops it.',
        it: 'La linea passa per il centro del bersaglio dov’era quando è stato colpito. Può colpire unità di entrambe le parti, ma non generali né guarnigioni. Il terreno che blocca la vista la ferma.',
      },
      ruling: {
        en: 'The book says “another unit” without naming a side.',
        it: 'Il libro dice «un’altra unità» senza indicare la parte.',
      },
    },
    {
      id: 'LB-BOMB-18',
      page: '15',
      title: { en: 'Against a built-up sector', it: 'Contro un settore abitato' },
      clause: {
        en: 'The sector rolls 3 dice. The battery rolls by calibre, +1 per action added, +1 at short range, −1 at long, without dice for DIS. Each pair the battery wins gives the sector +1 DIS.',
        it: 'Il settore tira 3 dadi. La batteria tira secondo il calibro, +1 per azione aggiunta, +1 a gittata corta, −1 a lunga, senza dadi per il DIS. Ogni coppia vinta dalla batteria dà al settore +1 DIS.',
      },
    },
    {
      id: 'LB-BOMB-19',
      page: '15, 20',
      title: { en: 'Sector under fire', it: 'Settore sotto tiro' },
      clause: {
        en: 'When a sector reaches DIS 5 the unit inside takes 1 DIS. At 6 it takes 1 DIS and withdraws 1M towards its own baseline. At 7 the sector is destroyed and impassable for good. From 0 to 4 nothing happens.',
        it: 'Quando un settore arriva a DIS 5 l’unità all’interno subisce 1 DIS. A 6 subisce 1 DIS e si ritira di 1M verso la propria linea di base. A 7 il settore è distrutto e non attraversabile per sempre. Da 0 a 4 nessun effetto.',
      },
    },
    {
      id: 'LB-BOMB-20',
      page: '15',
      title: { en: 'Several levels at once', it: 'Più livelli insieme' },
      clause: {
        en: 'If a sector goes up several levels at once, apply them one after the other.',
        it: 'Se un settore sale di più livelli insieme, si applicano uno dopo l’altro.',
      },
      ruling: {
        en: 'The book says “the instant it reaches” a level.',
        it: 'Il libro dice «nell’istante in cui raggiunge» un livello.',
      },
    },
    {
      id: 'LB-BOMB-21',
      page: '23',
      title: { en: 'Grand Battery', it: 'Grande batteria' },
      clause: {
        en: 'The dice of a Grand Battery are in LB-OPT-01.',
        it: 'I dadi di una Grande batteria sono in LB-OPT-01.',
      },
    },
    {
      id: 'LB-BOMB-22',
      page: '15',
      title: { en: 'No room to limber', it: 'Senza spazio per passare al traino' },
      clause: {
        en: 'If the limbered battery would overlap a unit, impassable terrain or the table edge, it takes 1 DIS instead and stays unlimbered, also for pair 3. Enemies near it do not matter.',
        it: 'Se la batteria al traino si sovrapporrebbe a un’unità, a terreno non attraversabile o al bordo del tavolo, subisce invece 1 DIS e resta in batteria, anche per la coppia 3. I nemici vicini non contano.',
      },
      ruling: {
        en: 'The book does not cover this; the loss is that of a battery already limbered.',
        it: 'Il libro non lo prevede; la perdita è quella di una batteria già al traino.',
      },
    },
  ],
};
