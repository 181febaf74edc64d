import type { RuleChapter } from '@drumhead/content';

export const armyLevel: RuleChapter = {
  title: { en: 'Army level', it: 'Livello d’armata' },
  rules: [
    {
      id: 'LB-ARMY-01',
      page: '39',
      title: { en: 'Scale', it: 'Scala' },
      clause: {
        en: 'A unit is a brigade of infantry, a division of cavalry or a battery. A player leads a corps or more; a corps is two divisions or so, each of 2–3 brigades.',
        it: 'Le unità sono brigate di fanteria, divisioni di cavalleria e batterie. Ogni giocatore guida uno o più corpi d’armata di circa due divisioni, con 2–3 brigate ciascuna.',
      },
    },
    {
      id: 'LB-ARMY-02',
      page: '39',
      title: { en: 'Basing', it: 'Basette' },
      clause: {
        en: 'In mm, with 6 mm figures: foot and horse 60 × 30, guns 40 × 40, table 180 × 120 cm. With 15 mm: infantry 9 bases 3 × 3, cavalry 6 bases 3 × 2, table from 240 × 180 cm. Other basing will do if both agree.',
        it: 'Figure da 6 mm: fanteria e cavalleria 60 × 30 mm, artiglieria 40 × 40, tavolo 180 × 120 cm. Figure da 15 mm: fanteria 9 basette 3 × 3, cavalleria 6 basette 3 × 2, almeno 240 × 180 cm. Va bene ogni basettatura comune.',
      },
    },
    {
      id: 'LB-ARMY-03',
      page: '3, 39',
      title: { en: 'Footprints for 15 mm', it: 'Ingombri per 15 mm' },
      clause: {
        en: 'Infantry 90 × 45 mm, cavalry 90 × 60, battery 60 × 40.',
        it: 'Fanteria 90 × 45 mm, cavalleria 90 × 60, batteria 60 × 40.',
      },
      ruling: {
        en: 'Computed from the bases; the battery is not given.',
        it: 'Calcolati dalle basette; la batteria non è data.',
      },
    },
    {
      id: 'LB-ARMY-04',
      page: '39',
      title: { en: 'Sticks', it: 'Aste' },
      clause: {
        en: 'Those for 15 mm figures, with 6 mm figures too.',
        it: 'Quelle per figure da 15 mm, anche con figure da 6 mm.',
      },
    },
    {
      id: 'LB-ARMY-05',
      page: '39',
      title: { en: 'No formations', it: 'Niente formazioni' },
      clause: {
        en: 'Infantry and cavalry have none. Per action infantry and foot guns move M, cavalry and horse guns L, generals 2L.',
        it: 'Fanteria e cavalleria non ne hanno. Per azione fanteria e cannoni a piedi muovono M, cavalleria e cannoni a cavallo L, i generali 2L.',
      },
    },
    {
      id: 'LB-ARMY-06',
      page: '39',
      title: { en: 'Better C', it: 'C migliore' },
      clause: {
        en: 'In Approach and Contact the higher C adds as many dice as it is higher.',
        it: 'In avvicinamento e a contatto il C più alto aggiunge tanti dadi quanta è la differenza.',
      },
    },
    {
      id: 'LB-ARMY-07',
      page: '39',
      title: { en: 'Generals', it: 'Generali' },
      clause: {
        en: 'Corps commanders follow the rules for Leaders. The CinC commands the army and holds the reserve.',
        it: 'I comandanti di corpo d’armata seguono le regole dei comandanti. Il comandante in capo comanda l’armata e tiene la riserva.',
      },
    },
    {
      id: 'LB-ARMY-08',
      page: '39',
      title: { en: 'Everything else', it: 'Tutto il resto' },
      clause: {
        en: 'As in the standard game.',
        it: 'Come nel gioco normale.',
      },
    },
    {
      id: 'LB-ARMY-09',
      page: '13, 39',
      title: { en: 'Base dice', it: 'Dadi base' },
      clause: {
        en: '4 for infantry and light cavalry, 5 for dragoons, 6 for heavy cavalry; artillery as always.',
        it: '4 per fanteria e cavalleria leggera, 5 per dragoni, 6 per cavalleria pesante; artiglieria come sempre.',
      },
      ruling: {
        en: 'The value of each arm formed for battle.',
        it: 'Il valore di ogni arma schierata per combattere.',
      },
    },
    {
      id: 'LB-ARMY-10',
      page: '18, 39',
      title: { en: 'No square, no march column', it: 'Niente quadrato, niente colonna' },
      clause: {
        en: 'Cavalry has no +2 against infantry and does not eliminate it just by winning; nobody re-forms in retreat. Flank +2 stays, and beaten guns are eliminated.',
        it: 'La cavalleria non ha +2 contro la fanteria e non la elimina solo vincendo; chi si ritira non si riforma. Resta il +2 di fianco, e i cannoni battuti sono eliminati.',
      },
      ruling: {
        en: 'A brigade may be taken to hold squares; else all infantry would be helpless.',
        it: 'Una brigata comprende già dei quadrati; altrimenti ogni fanteria sarebbe indifesa.',
      },
    },
    {
      id: 'LB-ARMY-11',
      page: '39',
      title: { en: 'Manoeuvres stay', it: 'Le manovre restano' },
      clause: {
        en: 'Reductions and rotation too. Fast units there are none. Limbering goes on as before.',
        it: 'Anche riduzioni e rotazione. Nessuno è veloce. I cannoni agganciano e si mettono in batteria come sempre.',
      },
      ruling: {
        en: 'Only formations of infantry and cavalry are excepted.',
        it: 'Sono escluse solo le formazioni di fanteria e cavalleria.',
      },
    },
    {
      id: 'LB-ARMY-12',
      page: '39',
      title: { en: 'Historical battles only', it: 'Solo battaglie storiche' },
      clause: {
        en: 'No army lists. Q and C by LB-QC-01, LB-QC-02 and the strengths of this chapter.',
        it: 'Nessuna lista d’armata. Q e C da LB-QC-01, LB-QC-02 e dalle forze di questo capitolo.',
      },
    },
    {
      id: 'LB-ARMY-13',
      page: '39',
      title: { en: 'Strength of an infantry brigade', it: 'Forza della brigata di fanteria' },
      clause: {
        en: 'C −2 up to 1500 men, −1 to 2400, 0 to 3200, +1 to 4000, +2 to 4800, +3 above; or make two brigades of it, both with 0.',
        it: 'C −2 fino a 1500 uomini, −1 fino a 2400, 0 fino a 3200, +1 fino a 4000, +2 fino a 4800, +3 oltre; oppure se ne fanno due brigate, entrambe con 0.',
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
        en: 'C −1 under 800 men, 0 for 800–1150, +1 for 1151–1500, +2 over 1500.',
        it: 'C −1 sotto gli 800 uomini, 0 per 800–1150, +1 per 1151–1500, +2 oltre 1500.',
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
        en: '+1 for each light battalion in it: légère, Jaeger, Grenzer, Rifles, British light infantry.',
        it: '+1 per ogni battaglione leggero che comprende: légère, Jäger, Grenzer, Rifles, fanteria leggera britannica.',
      },
    },
    {
      id: 'LB-ARMY-16',
      page: '39',
      title: { en: 'A Corps for a brigade', it: 'Il corpo d’armata come brigata' },
      clause: {
        en: 'The corps takes its place: its turn in the phase, Shaken, command.',
        it: 'Il corpo d’armata ne prende il posto: turno nella fase, scossa, comando.',
      },
      ruling: {
        en: 'Its commander counts as the Leader.',
        it: 'Il suo capo vale come comandante.',
      },
    },
    {
      id: 'LB-ARMY-17',
      page: '39',
      title: { en: 'Sk above 3', it: 'Sk oltre 3' },
      clause: {
        en: 'It stands.',
        it: 'Resta valido.',
      },
      ruling: {
        en: 'The sum has no limit in print.',
        it: 'La somma non ha un limite stampato.',
      },
    },
  ],
};
