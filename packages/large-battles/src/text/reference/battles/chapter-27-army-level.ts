import type { RuleChapter } from '@drumhead/content';

export const armyLevel: RuleChapter = {
  title: { en: 'Army level', it: 'Livello d’armata' },
  rules: [
    {
      id: 'LB-ARMY-01',
      page: '39',
      title: { en: 'Scale', it: 'Scala' },
      clause: {
        en: 'A unit is an infantry brigade, a cavalry division or a battery. Each player leads one or more corps of about two divisions with 2–3 brigades each.',
        it: 'Un’unità è una brigata di fanteria, una divisione di cavalleria o una batteria. Ogni giocatore guida uno o più corpi d’armata di circa due divisioni con 2–3 brigate ciascuna.',
      },
    },
    {
      id: 'LB-ARMY-02',
      page: '39',
      title: { en: 'Basing', it: 'Basette' },
      clause: {
        en: 'With 6 mm figures: infantry and cavalry 60 × 30 mm, artillery 40 × 40, table 180 × 120 cm. With 15 mm: an infantry brigade 9 bases, 3 × 3, a cavalry division 6 bases, 3 × 2, table at least 240 × 180 cm. Any basing both sides agree on will do.',
        it: 'Miniature da 6 mm: fanteria e cavalleria 60 × 30 mm, artiglieria 40 × 40, tavolo 180 × 120 cm. Da 15 mm: brigata di fanteria 9 basette, 3 × 3, divisione di cavalleria 6 basette, 3 × 2, tavolo almeno 240 × 180 cm. Va bene ogni basettatura concordata.',
      },
    },
    {
      id: 'LB-ARMY-03',
      page: '3, 39',
      title: { en: 'Footprints for 15 mm', it: 'Ingombri per 15 mm' },
      clause: {
        en: 'Infantry is 90 × 45 mm, cavalry 90 × 60, a battery 60 × 40.',
        it: 'La fanteria è 90 × 45 mm, la cavalleria 90 × 60, una batteria 60 × 40.',
      },
      ruling: {
        en: 'Computed from the base sizes; the book gives none for the battery.',
        it: 'Calcolati dalle basette; il libro non dà la batteria.',
      },
    },
    {
      id: 'LB-ARMY-04',
      page: '39',
      title: { en: 'Sticks', it: 'Aste' },
      clause: {
        en: 'The game uses the sticks for 15 mm figures, even with 6 mm figures.',
        it: 'Si usano i misurini per miniature da 15 mm, anche con miniature da 6 mm.',
      },
    },
    {
      id: 'LB-ARMY-05',
      page: '39',
      title: { en: 'No formations', it: 'Niente formazioni' },
      clause: {
        en: 'Infantry and cavalry have no formations. Per action infantry and foot guns move 1M, cavalry and horse guns 1L, generals 2L.',
        it: 'Fanteria e cavalleria non hanno formazioni. Per azione fanteria e cannoni a piedi muovono di 1M, cavalleria e cannoni a cavallo di 1L, i generali di 2L.',
      },
    },
    {
      id: 'LB-ARMY-06',
      page: '39',
      title: { en: 'Better C', it: 'C migliore' },
      clause: {
        en: 'In Approach and Contact the side with the higher C adds as many dice as the difference.',
        it: 'In avvicinamento e a contatto la parte con il C più alto aggiunge tanti dadi quanta è la differenza.',
      },
    },
    {
      id: 'LB-ARMY-07',
      page: '39',
      title: { en: 'Generals', it: 'Generali' },
      clause: {
        en: 'Corps commanders use the rules for Leaders. The CinC commands the army and holds the reserve.',
        it: 'I comandanti di corpo d’armata usano le regole dei comandanti. Il comandante in capo comanda l’armata e tiene la riserva.',
      },
    },
    {
      id: 'LB-ARMY-08',
      page: '39',
      title: { en: 'Everything else', it: 'Tutto il resto' },
      clause: {
        en: 'Everything else is as in the standard game.',
        it: 'Tutto il resto è come nel gioco normale.',
      },
    },
    {
      id: 'LB-ARMY-09',
      page: '13, 39',
      title: { en: 'Base dice', it: 'Dadi base' },
      clause: {
        en: 'Infantry and light cavalry roll 4, dragoons 5, heavy cavalry 6. Artillery rolls as usual.',
        it: 'Fanteria e cavalleria leggera tirano 4 dadi, i dragoni 5, la cavalleria pesante 6. L’artiglieria tira come al solito.',
      },
      ruling: {
        en: 'These are the values of each arm formed for battle.',
        it: 'Sono i valori di ogni arma schierata per combattere.',
      },
    },
    {
      id: 'LB-ARMY-10',
      page: '18, 39',
      title: { en: 'No squares or march columns', it: 'Niente quadrati né colonne di marcia' },
      clause: {
        en: 'Cavalry has no +2 against infantry as such and does not eliminate it merely by beating it; retreating units do not re-form. Flank +2 and the elimination of beaten artillery stay.',
        it: 'La cavalleria non ha +2 contro la fanteria in quanto tale e non la elimina solo perché la batte; le unità in ritirata non si riformano. Restano il +2 di fianco e l’eliminazione dell’artiglieria battuta.',
      },
      ruling: {
        en: 'A brigade may be taken to contain squares; otherwise all infantry would be helpless.',
        it: 'Si può ritenere che una brigata contenga quadrati; altrimenti ogni fanteria sarebbe indifesa.',
      },
    },
    {
      id: 'LB-ARMY-11',
      page: '39',
      title: { en: 'Manoeuvres stay', it: 'Le manovre restano' },
      clause: {
        en: 'Manoeuvres, reductions and rotation stay. No unit is fast. Guns limber and unlimber as before.',
        it: 'Manovre, riduzioni e rotazione restano. Nessuna unità è veloce. I cannoni passano al traino e in batteria come prima.',
      },
      ruling: {
        en: 'The book excepts only the formations of infantry and cavalry.',
        it: 'Il libro esclude solo le formazioni di fanteria e cavalleria.',
      },
    },
    {
      id: 'LB-ARMY-12',
      page: '39',
      title: { en: 'Historical battles only', it: 'Solo battaglie storiche' },
      clause: {
        en: 'There are no army lists. Q and C come from LB-QC-01, LB-QC-02 and the strengths of this chapter.',
        it: 'Non ci sono liste d’armata. Q e C vengono da LB-QC-01, LB-QC-02 e dalle forze di questo capitolo.',
      },
    },
    {
      id: 'LB-ARMY-13',
      page: '39',
      title: { en: 'Strength of an infantry brigade', it: 'Forza della brigata di fanteria' },
      clause: {
        en: 'A brigade’s strength changes its C: up to 1500 men −2, to 2400 −1, to 3200 0, to 4000 +1, to 4800 +2, over 4800 +3. A brigade over 4800 may instead be split into two, both with 0.',
        it: 'La forza di una brigata ne cambia il C: fino a 1500 uomini −2, a 2400 −1, a 3200 0, a 4000 +1, a 4800 +2, oltre 4800 +3. Una brigata oltre 4800 si può invece dividere in due, entrambe con 0.',
      },
      ruling: {
        en: 'Only the ends survive in our copy; even steps fit them.',
        it: 'Nella nostra copia restano solo gli estremi; gradini uguali vi si adattano.',
      },
    },
    {
      id: 'LB-ARMY-14',
      page: '39',
      title: { en: 'Strength of a cavalry division', it: 'Forza della divisione di cavalleria' },
      clause: {
        en: 'A division’s strength changes its C: under 800 men −1, 800–1150 0, 1151–1500 +1, over 1500 +2.',
        it: 'La forza di una divisione ne cambia il C: sotto gli 800 uomini −1, 800–1150 0, 1151–1500 +1, oltre 1500 +2.',
      },
      ruling: {
        en: 'Only the ends survive in our copy; even steps fit them.',
        it: 'Nella nostra copia restano solo gli estremi; gradini uguali vi si adattano.',
      },
    },
    {
      id: 'LB-ARMY-15',
      page: '39',
      title: { en: 'Sk of a brigade', it: 'Sk di una brigata' },
      clause: {
        en: 'A brigade has +1 Sk for each light battalion in it: French légère; Russian, Prussian and Austrian jaeger; Austrian grenzer; British rifles and light infantry.',
        it: 'Una brigata ha +1 Sk per ogni battaglione leggero che comprende: légère francesi; jäger russi, prussiani e austriaci; grenzer austriaci; rifles e fanteria leggera britannici.',
      },
    },
    {
      id: 'LB-ARMY-16',
      page: '39',
      title: { en: 'Corps in place of brigades', it: 'Corpi d’armata al posto di brigate' },
      clause: {
        en: 'A corps takes the place of a brigade: for its place in the phase, for Shaken and for command.',
        it: 'Un corpo d’armata prende il posto di una brigata: nella fase, per la brigata scossa e per il comando.',
      },
      ruling: {
        en: 'Its commander is the Leader.',
        it: 'Il suo capo è il comandante.',
      },
    },
    {
      id: 'LB-ARMY-17',
      page: '39',
      title: { en: 'Sk above 3', it: 'Sk oltre 3' },
      clause: {
        en: 'An Sk above 3 stands.',
        it: 'Uno Sk oltre 3 resta valido.',
      },
      ruling: {
        en: 'The book prints the sum without a limit.',
        it: 'Il libro stampa la somma senza un limite.',
      },
    },
  ],
};
