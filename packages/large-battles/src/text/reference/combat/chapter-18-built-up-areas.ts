import type { RuleChapter } from '@drumhead/content';

export const builtUpAreas: RuleChapter = {
  title: { en: 'Built-up areas', it: 'Centri abitati' },
  rules: [
    {
      id: 'LB-BUA-01',
      page: '19',
      title: { en: 'Sectors', it: 'I settori' },
      clause: {
        en: 'Squares of side 1M, in the number the scenario gives, joined along whole sides. One infantry unit holds one sector; cavalry and guns hold none.',
        it: 'Quadrati di 1M di lato, quanti dice lo scenario, uniti per lati interi. Un’unità di fanteria tiene un settore; cavalleria e cannoni nessuno.',
      },
    },
    {
      id: 'LB-BUA-02',
      page: '20',
      title: { en: 'Going in', it: 'Entrare' },
      clause: {
        en: 'Bring the front up to a side of an empty sector, then 1 action. Only in attack or march column.',
        it: 'Si porta il fronte a toccare un lato di un settore vuoto, poi 1 azione. Solo in colonna d’attacco o di marcia.',
      },
    },
    {
      id: 'LB-BUA-03',
      page: '20',
      title: { en: 'Inside', it: 'All’interno' },
      clause: {
        en: 'The garrison fronts on every side at once: nobody comes at its flank or rear.',
        it: 'La guarnigione fa fronte a tutti e quattro i lati: né fianchi né retro.',
      },
    },
    {
      id: 'LB-BUA-04',
      page: '20',
      title: { en: 'Going out', it: 'Uscire' },
      clause: {
        en: '1 action puts it outside in attack column, back against the side it leaves. With more actions it may go on.',
        it: '1 azione: si pone fuori in colonna d’attacco, con il retro sul lato da cui esce e il fronte in fuori. Altre azioni possono muoverla.',
      },
    },
    {
      id: 'LB-BUA-05',
      page: '20',
      title: { en: 'Where it comes out', it: 'Dove esce' },
      clause: {
        en: 'At the middle of that side; not onto a unit nor within 1S of an enemy.',
        it: 'Al centro di quel lato; non su un’unità né entro 1C da un nemico.',
      },
      ruling: {
        en: 'As with any move that is no Approach (LB-MOVE-29).',
        it: 'Come ogni movimento che non è un avvicinamento (LB-MOVE-29).',
      },
    },
    {
      id: 'LB-BUA-06',
      page: '20',
      title: { en: 'Sector to sector', it: 'Da settore a settore' },
      clause: {
        en: 'Into an empty sector that shares a side: 1 action.',
        it: 'In un settore vuoto con un lato in comune: 1 azione.',
      },
    },
    {
      id: 'LB-BUA-07',
      page: '20',
      title: { en: 'Marching through', it: 'Attraversarlo in marcia' },
      clause: {
        en: 'Columns of march, cavalry columns and guns on the limber may follow a road through an empty sector. Until they are out, nobody else goes in.',
        it: 'Fanteria in colonna di marcia, cavalleria in colonna e cannoni al traino possono attraversare un settore vuoto lungo una strada. Nessun altro entra finché non sono fuori.',
      },
    },
    {
      id: 'LB-BUA-08',
      page: '20',
      title: { en: 'Caught on the road', it: 'Sorpresi sulla strada' },
      clause: {
        en: 'A unit met while marching through has no walls to help it: it is no garrison.',
        it: 'Chi lo attraversa in marcia combatte come in campo aperto; non è una guarnigione.',
      },
      ruling: {
        en: 'It did not spend the action to go in.',
        it: 'Non ha speso l’azione per entrare.',
      },
    },
    {
      id: 'LB-BUA-09',
      page: '20',
      title: { en: 'Keeping clear', it: 'Tenersi discosti' },
      clause: {
        en: 'Units that are not inside stay further than 1VS from it.',
        it: 'Le unità all’esterno restano a più di 1MC dall’abitato.',
      },
    },
    {
      id: 'LB-BUA-10',
      page: '20',
      title: { en: 'Keeping clear of whom', it: 'Da chi tenersi discosti' },
      clause: {
        en: 'From sectors that friends hold. A unit going in, coming out or attacking is free of it, and neighbouring garrisons are not too near each other.',
        it: 'Dai settori tenuti da amici. Ne è esente chi entra, esce o attacca, e due guarnigioni vicine non sono troppo vicine.',
      },
      ruling: {
        en: 'Else nobody could ever reach a village.',
        it: 'Altrimenti nessuno arriverebbe mai a un abitato.',
      },
    },
    {
      id: 'LB-BUA-11',
      page: '20',
      title: { en: 'Attacking a sector', it: 'Attaccare un settore' },
      clause: {
        en: 'A lone infantry unit in attack column, against a single sector. 1S is measured from its front to the side attacked.',
        it: 'Una sola unità di fanteria in colonna d’attacco, contro un solo settore. 1C si misura dal suo fronte al lato attaccato.',
      },
    },
    {
      id: 'LB-BUA-12',
      page: '20',
      title: { en: 'Everybody else', it: 'Tutti gli altri' },
      clause: {
        en: 'No Approach at all: other formations and cavalry keep more than 1S from a garrison.',
        it: 'Cavalleria e altre formazioni non attaccano una guarnigione e restano a più di 1C.',
      },
      ruling: {
        en: 'The book admits one kind of attacker.',
        it: 'Il libro ammette un solo tipo di attaccante.',
      },
    },
    {
      id: 'LB-BUA-13',
      page: '20',
      title: { en: 'Garrison’s dice', it: 'Dadi della guarnigione' },
      clause: {
        en: 'Always base 3, +2 for hard cover, and the usual modifiers. Its won actions only cancel.',
        it: 'Sempre base 3, +2 per la copertura pesante, e i soliti modificatori. Le azioni vinte servono solo ad annullare.',
      },
    },
    {
      id: 'LB-BUA-14',
      page: '20',
      title: { en: 'Contact for a sector', it: 'Contatto per un settore' },
      clause: {
        en: 'As usual. A beaten garrison comes out on the far side from the attack, in attack column, facing away, 1M off. If it touches an enemy it is eliminated.',
        it: 'Come al solito. La guarnigione battuta esce dal lato opposto all’attacco, in colonna d’attacco, il retro verso quel lato, a 1M. Se tocca un nemico è eliminata.',
      },
    },
    {
      id: 'LB-BUA-15',
      page: '20',
      title: { en: 'Placing it outside', it: 'Dove si mette fuori' },
      clause: {
        en: 'Rear edge parallel to that side, centred, 1M out. What lies between is its path: friends there suffer, enemies eliminate it.',
        it: 'Retro parallelo a quel lato, centrato, a 1M. Quanto sta in mezzo è il suo percorso: gli amici ne soffrono, i nemici la eliminano.',
      },
      ruling: {
        en: 'Makes the printed 1M measurable.',
        it: 'Rende misurabile l’1M stampato.',
      },
    },
    {
      id: 'LB-BUA-16',
      page: '20',
      title: { en: 'The winner goes in', it: 'Il vincitore entra' },
      clause: {
        en: 'An attacker who eliminated the garrison or drove it out enters at once.',
        it: 'L’attaccante che ha eliminato o cacciato la guarnigione entra subito.',
      },
    },
    {
      id: 'LB-BUA-17',
      page: '20',
      title: { en: 'From the next sector', it: 'Dal settore vicino' },
      clause: {
        en: 'A garrison may attack the next sector for 1 action: Contact at once without Approach, +2 to the defender, the same outcomes.',
        it: 'Una guarnigione può attaccare il settore vicino con 1 azione: subito contatto senza avvicinamento, +2 al difensore, stessi esiti.',
      },
    },
    {
      id: 'LB-BUA-18',
      page: '20',
      title: { en: 'Driven from sector to sector', it: 'Cacciata di settore in settore' },
      clause: {
        en: 'The loser goes to the next sector opposite the attack, or to any empty one next door. Through a friend it passes on (he suffers 1 DIS); an enemy there eliminates it.',
        it: 'Il perdente va nel settore opposto all’attacco, o in uno vuoto adiacente. Se c’è un amico, che subisce 1 DIS, passa oltre; se c’è un nemico è eliminato.',
      },
    },
    {
      id: 'LB-BUA-19',
      page: '20',
      title: { en: 'Owner’s choice', it: 'Scelta del proprietario' },
      clause: {
        en: 'Usually out by the opposite side or into the empty sector there. The owner may take another empty sector next door, but not the attacker’s.',
        it: 'Di norma esce dal lato opposto o va nel settore vuoto che c’è. Il proprietario può preferire un altro settore vuoto adiacente, non quello dell’attaccante.',
      },
      ruling: {
        en: 'The book offers two ways and does not say who picks.',
        it: 'Il libro offre due vie e non dice chi sceglie.',
      },
    },
    {
      id: 'LB-BUA-20',
      page: '20',
      title: { en: 'A beaten attacker', it: 'L’attaccante battuto' },
      clause: {
        en: 'From a sector he leaves it in the same way; from the open he retreats as usual (LB-CON-16).',
        it: 'Se viene da un settore lo lascia allo stesso modo; dall’aperto si ritira come sempre (LB-CON-16).',
      },
      ruling: {
        en: 'The text speaks of any defeated unit.',
        it: 'Il testo parla di ogni unità sconfitta.',
      },
    },
    {
      id: 'LB-BUA-21',
      page: '15, 20',
      title: { en: 'Ruin of a sector', it: 'Rovina di un settore' },
      clause: {
        en: 'Untouched at DIS 0, damaged without danger from 1 to 4, in ruins at 5 and 6, gone and impassable at 7. It never recovers.',
        it: 'DIS del settore: 0 integro, da 1 a 4 danneggiato ma senza pericolo, a 5 e 6 in rovina, a 7 distrutto e non attraversabile. Non si ripara mai.',
      },
    },
    {
      id: 'LB-BUA-22',
      page: '15, 20',
      title: { en: 'Harm starts at 5', it: 'Il danno comincia a 5' },
      clause: {
        en: 'The garrison is hurt the moment its sector reaches 5, and again at 6. To enter when it is 5 or 6 already is harmless.',
        it: 'La guarnigione subisce nel momento in cui il settore arriva a 5, e di nuovo a 6. Entrare in uno già a 5 o 6 non nuoce.',
      },
      ruling: {
        en: 'Two passages differ on 4; the more precise one counts.',
        it: 'Due passi divergono sul 4; vale il più preciso.',
      },
    },
    {
      id: 'LB-BUA-23',
      page: '15',
      title: { en: 'Shelled out at 6', it: 'Sloggiata a 6' },
      clause: {
        en: 'It is placed as in LB-BUA-15, on the side that looks to its own baseline.',
        it: 'La guarnigione si mette come in LB-BUA-15, oltre il lato più vicino alla propria linea di base.',
      },
      ruling: {
        en: '“Towards the baseline” needs a definite side.',
        it: '«Verso la linea di base» richiede un lato preciso.',
      },
    },
    {
      id: 'LB-BUA-24',
      page: '22',
      title: { en: 'Pick-up games', it: 'Partite libere' },
      clause: {
        en: 'One built-up sector at most.',
        it: 'Al massimo un settore abitato.',
      },
    },
    {
      id: 'LB-BUA-25',
      page: '15, 20',
      title: { en: 'From the next sector: limits', it: 'Dal settore vicino: limiti' },
      clause: {
        en: 'Whatever bars an Approach bars this attack too: no DIS 3, no reaction, no group. Unspent actions become Contact dice.',
        it: 'Ciò che vieta l’avvicinamento vieta anche questo attacco: niente DIS 3, niente reazione, niente gruppo. Le azioni non spese diventano dadi di contatto.',
      },
      ruling: {
        en: 'It skips the Approach dice only.',
        it: 'Salta solo i dadi di avvicinamento.',
      },
    },
    {
      id: 'LB-BUA-26',
      page: '20, 40',
      title: { en: 'A sector fights alone', it: 'Un settore combatte da solo' },
      clause: {
        en: 'Its fight is never shared by units outside, nor theirs by a garrison. Reaching both at 1S, the attacker chooses.',
        it: 'Altri nemici a 1C non si uniscono al suo scontro, né una guarnigione a uno in campo aperto. Se arriva a entrambi, sceglie l’attaccante.',
      },
      ruling: {
        en: 'One unit attacks one sector.',
        it: 'Un’unità attacca un settore.',
      },
    },
  ],
};
