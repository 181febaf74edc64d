import type { RuleChapter } from '@drumhead/content';

export const builtUpAreas: RuleChapter = {
  title: { en: 'Built-up areas', it: 'Centri abitati' },
  rules: [
    {
      id: 'LB-BUA-01',
      page: '19',
      title: { en: 'Sectors', it: 'I settori' },
      clause: {
        en: 'A built-up area has one or more square sectors with sides of 1M, as many as the scenario says, joined along whole sides. One infantry unit holds one sector; other arms cannot hold any.',
        it: 'Un abitato ha uno o più settori quadrati con lati di 1M, quanti ne dice lo scenario, uniti per lati interi. Una sola unità di fanteria tiene un settore; le altre armi non possono tenerne.',
      },
    },
    {
      id: 'LB-BUA-02',
      page: '20',
      title: { en: 'Entering', it: 'Entrare' },
      clause: {
        en: 'A unit in attack or march column brings its front into contact with a side of an empty sector, then enters for 1 action.',
        it: 'Un’unità in colonna d’attacco o di marcia porta il fronte a contatto con un lato di un settore vuoto, poi entra con 1 azione.',
      },
    },
    {
      id: 'LB-BUA-03',
      page: '20',
      title: { en: 'Inside', it: 'All’interno' },
      clause: {
        en: 'A garrison faces all four sides: it has no flank and no rear.',
        it: 'Una guarnigione fa fronte ai quattro lati: non ha fianchi né retro.',
      },
    },
    {
      id: 'LB-BUA-04',
      page: '20',
      title: { en: 'Leaving', it: 'Uscire' },
      clause: {
        en: 'A unit leaves for 1 action. It stands outside in attack column, facing away, with its rear edge touching the side it left by. Further actions may move it.',
        it: 'Un’unità esce con 1 azione. Sta fuori in colonna d’attacco, rivolta all’esterno, con il retro a contatto del lato da cui è uscita. Altre azioni possono muoverla.',
      },
    },
    {
      id: 'LB-BUA-05',
      page: '20',
      title: { en: 'Place outside', it: 'Posto all’esterno' },
      clause: {
        en: 'The unit is centred on that side. It cannot stand on a unit or within 1S of an enemy.',
        it: 'L’unità sta al centro di quel lato. Non può stare su un’unità né entro 1C da un nemico.',
      },
      ruling: {
        en: 'This is as for any move that is not an Approach (LB-MOVE-29).',
        it: 'Vale come per ogni movimento che non è un avvicinamento (LB-MOVE-29).',
      },
    },
    {
      id: 'LB-BUA-06',
      page: '20',
      title: { en: 'Sector to sector', it: 'Da settore a settore' },
      clause: {
        en: 'A unit moves to an empty sector that shares a side for 1 action.',
        it: 'Un’unità passa in un settore vuoto con un lato in comune con 1 azione.',
      },
    },
    {
      id: 'LB-BUA-07',
      page: '20',
      title: { en: 'Marching through', it: 'Attraversare in marcia' },
      clause: {
        en: 'Infantry in march column, cavalry in column and limbered guns may cross an empty sector only along a road. No other unit enters until they are clear.',
        it: 'La fanteria in colonna di marcia, la cavalleria in colonna e i cannoni al traino possono attraversare un settore vuoto solo lungo una strada. Nessun’altra unità entra finché non sono fuori.',
      },
    },
    {
      id: 'LB-BUA-08',
      page: '20',
      title: { en: 'Caught marching through', it: 'Sorpresi in marcia' },
      clause: {
        en: 'A unit caught marching through fights as in the open: it is not a garrison.',
        it: 'Un’unità sorpresa mentre attraversa combatte come in campo aperto: non è una guarnigione.',
      },
      ruling: {
        en: 'It did not enter by LB-BUA-02.',
        it: 'Non è entrata secondo LB-BUA-02.',
      },
    },
    {
      id: 'LB-BUA-09',
      page: '20',
      title: { en: 'Keeping away', it: 'Tenersi a distanza' },
      clause: {
        en: 'Units outside a built-up area stay more than 1VS from it.',
        it: 'Le unità fuori da un abitato ne restano a più di 1MC.',
      },
    },
    {
      id: 'LB-BUA-10',
      page: '20',
      title: { en: 'Sectors to keep away from', it: 'Settori da cui tenersi a distanza' },
      clause: {
        en: 'Units keep away only from sectors held by a friend. A unit entering, leaving or attacking is exempt, and neighbouring garrisons are not too near to each other.',
        it: 'Le unità si tengono a distanza solo dai settori tenuti da un’amica. Un’unità che entra, esce o attacca ne è esente, e due guarnigioni vicine non sono troppo vicine.',
      },
      ruling: {
        en: 'Otherwise no unit could ever reach a built-up area.',
        it: 'Altrimenti nessuna unità arriverebbe mai a un abitato.',
      },
    },
    {
      id: 'LB-BUA-11',
      page: '20',
      title: { en: 'Attacking a sector', it: 'Attaccare un settore' },
      clause: {
        en: 'Only infantry in attack column may attack a sector, one unit against one sector. Its Approach is at 1S from its front to the side attacked.',
        it: 'Solo la fanteria in colonna d’attacco può attaccare un settore, un’unità contro un settore. L’avvicinamento è a 1C dal suo fronte al lato attaccato.',
      },
    },
    {
      id: 'LB-BUA-12',
      page: '20',
      title: { en: 'All other units', it: 'Tutte le altre unità' },
      clause: {
        en: 'Cavalry and infantry in other formations cannot Approach a garrison and must stay more than 1S from it.',
        it: 'La cavalleria e la fanteria in altre formazioni non possono iniziare un avvicinamento contro una guarnigione e devono restarne a più di 1C.',
      },
      ruling: {
        en: 'The book admits one type of attacker only.',
        it: 'Il libro ammette un solo tipo di attaccante.',
      },
    },
    {
      id: 'LB-BUA-13',
      page: '20',
      title: { en: 'The garrison’s dice', it: 'Dadi della guarnigione' },
      clause: {
        en: 'A garrison always rolls 3 base dice, +2 for hard cover, with the usual modifiers. It may use the actions it wins only to cancel.',
        it: 'Una guarnigione tira sempre 3 dadi di base, +2 per la copertura pesante, con i soliti modificatori. Può usare le azioni vinte solo per annullare.',
      },
    },
    {
      id: 'LB-BUA-14',
      page: '20',
      title: { en: 'Contact with a garrison', it: 'Contatto con una guarnigione' },
      clause: {
        en: 'Contact is as usual. A beaten garrison leaves by the side opposite the attack, in attack column, its back to that side and 1M away. It is eliminated if it touches an enemy.',
        it: 'Il contatto è quello normale. Una guarnigione battuta esce dal lato opposto all’attacco, in colonna d’attacco, con il retro verso quel lato e a 1M. È eliminata se tocca un nemico.',
      },
    },
    {
      id: 'LB-BUA-15',
      page: '20',
      title: { en: 'Placing it outside', it: 'Posto della guarnigione all’esterno' },
      clause: {
        en: 'Its rear edge is parallel to the exit side, centred, 1M out. The strip between is its path: friends on it take DIS, and an enemy on it eliminates the garrison.',
        it: 'Il suo retro è parallelo al lato d’uscita, centrato, a 1M. La striscia in mezzo è il suo percorso: gli amici che vi stanno subiscono DIS, un nemico la elimina.',
      },
      ruling: {
        en: 'This makes the printed 1M measurable.',
        it: 'Questo rende misurabile l’1M stampato.',
      },
    },
    {
      id: 'LB-BUA-16',
      page: '20',
      title: { en: 'The winner goes in', it: 'Il vincitore entra' },
      clause: {
        en: 'An attacker that eliminated the garrison or drove it out enters the sector at once.',
        it: 'Un attaccante che ha eliminato o cacciato la guarnigione entra subito nel settore.',
      },
    },
    {
      id: 'LB-BUA-17',
      page: '20',
      title: { en: 'From the next sector', it: 'Dal settore vicino' },
      clause: {
        en: 'A unit in one sector may attack the neighbouring one for 1 action: there is no Approach, Contact follows at once, and the defender has +2. The outcomes are the same.',
        it: 'Un’unità in un settore può attaccare quello vicino con 1 azione: non c’è avvicinamento, segue subito il contatto, e il difensore ha +2. Gli esiti sono gli stessi.',
      },
    },
    {
      id: 'LB-BUA-18',
      page: '20',
      title: { en: 'Retreat inside a built-up area', it: 'Ritirata dentro un abitato' },
      clause: {
        en: 'A beaten unit goes into the next sector opposite the attack, or into any adjacent empty one. If a friend is there, that friend takes 1 DIS and the unit goes on in the same direction. If an enemy is there, the unit is eliminated.',
        it: 'Un’unità battuta va nel settore opposto all’attacco, o in uno adiacente vuoto. Se c’è un’amica, quella subisce 1 DIS e l’unità prosegue nella stessa direzione. Se c’è un nemico, l’unità è eliminata.',
      },
    },
    {
      id: 'LB-BUA-19',
      page: '20',
      title: { en: 'The owner’s choice', it: 'Scelta del proprietario' },
      clause: {
        en: 'As a rule the unit leaves by the opposite side or goes into the empty sector there. The owner may choose another empty adjacent sector instead, but not the attacker’s.',
        it: 'Di norma l’unità esce dal lato opposto o va nel settore vuoto che c’è. Il proprietario può scegliere invece un altro settore adiacente vuoto, ma non quello dell’attaccante.',
      },
      ruling: {
        en: 'The book offers two ways without saying who chooses.',
        it: 'Il libro offre due vie senza dire chi sceglie.',
      },
    },
    {
      id: 'LB-BUA-20',
      page: '20',
      title: { en: 'A beaten attacker', it: 'Attaccante battuto' },
      clause: {
        en: 'A beaten attacker from a sector leaves it in the same way; one from the open retreats as in LB-CON-16.',
        it: 'Un attaccante battuto che viene da un settore lo lascia allo stesso modo; uno che viene dall’aperto si ritira come in LB-CON-16.',
      },
      ruling: {
        en: 'The book speaks of any defeated unit.',
        it: 'Il libro parla di ogni unità sconfitta.',
      },
    },
    {
      id: 'LB-BUA-21',
      page: '15, 20',
      title: { en: 'DIS of a sector', it: 'DIS di un settore' },
      clause: {
        en: 'A sector is sound at DIS 0, damaged but safe at 1 to 4, badly damaged at 5 and 6, and destroyed and impassable at 7. It never recovers.',
        it: 'Un settore è integro a DIS 0, danneggiato ma sicuro da 1 a 4, molto danneggiato a 5 e 6, distrutto e non attraversabile a 7. Non recupera mai.',
      },
    },
    {
      id: 'LB-BUA-22',
      page: '15, 20',
      title: { en: 'Effects start at 5', it: 'Gli effetti iniziano a 5' },
      clause: {
        en: 'The garrison takes DIS at the moment its sector reaches 5, and again at 6. Entering a sector that stands at 5 or 6 has no effect.',
        it: 'La guarnigione subisce DIS nel momento in cui il settore arriva a 5, e di nuovo a 6. Entrare in un settore che è a 5 o 6 non ha effetto.',
      },
      ruling: {
        en: 'Two passages differ on level 4; the more precise one counts.',
        it: 'Due passi divergono sul livello 4; vale il più preciso.',
      },
    },
    {
      id: 'LB-BUA-23',
      page: '15',
      title: { en: 'Driven out at 6', it: 'Cacciata a 6' },
      clause: {
        en: 'The garrison is placed as in LB-BUA-15, beyond the side nearest its own baseline.',
        it: 'La guarnigione si pone come in LB-BUA-15, oltre il lato più vicino alla propria linea di base.',
      },
      ruling: {
        en: 'The book says “towards the friendly baseline”.',
        it: 'Il libro dice «verso la linea di base amica».',
      },
    },
    {
      id: 'LB-BUA-24',
      page: '22',
      title: { en: 'Pick-up games', it: 'Partite libere' },
      clause: {
        en: 'In pick-up games there is at most one built-up sector.',
        it: 'Nelle partite libere c’è al massimo un settore abitato.',
      },
    },
    {
      id: 'LB-BUA-25',
      page: '15, 20',
      title: { en: 'From the next sector: limits', it: 'Dal settore vicino: limiti' },
      clause: {
        en: 'Everything that bars an Approach bars this attack too: DIS 3, a reaction, a group order. Remaining actions may buy Contact dice.',
        it: 'Tutto ciò che vieta un avvicinamento vieta anche questo attacco: DIS 3, una reazione, un ordine di gruppo. Le azioni rimaste possono comprare dadi di contatto.',
      },
      ruling: {
        en: 'It skips the Approach dice but is the same attack.',
        it: 'Salta i dadi d’avvicinamento, ma è lo stesso attacco.',
      },
    },
    {
      id: 'LB-BUA-26',
      page: '20, 40',
      title: { en: 'A sector fights alone', it: 'Un settore combatte da solo' },
      clause: {
        en: 'Other enemies at 1S do not join the combat for a sector, and a garrison does not join one in the open. If both are reached at once, the attacker chooses.',
        it: 'Altri nemici a 1C non si uniscono al combattimento per un settore, e una guarnigione non si unisce a uno in campo aperto. Se si arriva a entrambi insieme, sceglie l’attaccante.',
      },
      ruling: {
        en: 'In the book a unit attacks a single sector.',
        it: 'Nel libro un’unità attacca un solo settore.',
      },
    },
  ],
};
