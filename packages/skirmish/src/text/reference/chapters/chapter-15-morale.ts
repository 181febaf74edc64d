import type { RuleChapter } from '@drumhead/content';

export const morale: RuleChapter = {
  title: { en: 'Morale', it: 'Morale' },
  rules: [
    {
      id: 'SK-MOR-1',
      page: 'S-QR QR1',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'A force tests when its Leader is Wounded or flees off the table; when it falls below 50% of the models it began with; then for each further model Wounded.',
        it: 'Una forza fa il test quando il Leader è ferito o fugge dal tavolo; quando scende sotto il 50% dei modelli iniziali; poi per ogni altro modello ferito.',
      },
    },
    {
      id: 'SK-MOR-2',
      page: 'S-QR QR1',
      title: { en: 'Roll', it: 'Il tiro' },
      clause: { en: 'Three dice for each model against its Q.', it: 'Tre dadi per ogni modello contro la sua Q.' },
    },
    {
      id: 'SK-MOR-3',
      page: 'S-QR QR1',
      title: { en: 'Result', it: 'Il risultato' },
      clause: {
        en: 'Failures: 0 stands, 1 flees one move, 2 flees two, 3 removed from the table.',
        it: 'Fallimenti: 0 resta, 1 fugge di un movimento, 2 di due, 3 rimosso dal tavolo.',
      },
    },
    {
      id: 'SK-MOR-4',
      page: 'S-QR QR1',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: '+1 with the Leader within L or an NCO within S (not both), +1 Steadfast; on each die. Also Flag Bearer and Wavering (SPR).',
        it: '+1 col Leader entro L o un sottufficiale entro S (non entrambi), +1 Risoluto; a ogni dado. Inoltre Portabandiera e Vacillante (SPR).',
      },
    },
    {
      id: 'SK-MOR-5',
      page: '-',
      title: { en: 'Who, in what order', it: 'Chi, in che ordine' },
      clause: {
        en: 'Every own model on the table, Leader, NCOs and Fallen too, in roster order. Modifiers are those before the first roll.',
        it: 'Ogni proprio modello sul tavolo, anche Leader, sottufficiali e caduti, nell’ordine della lista. I modificatori sono quelli di prima del primo tiro.',
      },
      ruling: { en: 'No roll changes another.', it: 'Nessun tiro ne cambia un altro.' },
    },
    {
      id: 'SK-MOR-6',
      page: '-',
      title: { en: 'One test at a time', it: 'Un test alla volta' },
      clause: {
        en: 'Several causes, one test. After it one more for those left, if it cost the Leader or first brought the force below 50%; then none until the next event. Losses by morale never count as further Wounded.',
        it: 'Più cause, un solo test. Dopo, uno ancora per chi resta, se è costato il Leader o ha portato la forza per la prima volta sotto il 50%; poi nessuno fino al prossimo evento. Le perdite da morale non contano mai come altri feriti.',
      },
      ruling: { en: 'Stops chains, keeps what is printed.', it: 'Ferma le catene, conserva quanto è stampato.' },
    },
    {
      id: 'SK-MOR-7',
      page: '-',
      title: { en: 'Below 50%', it: 'Sotto il 50%' },
      clause: {
        en: 'Strictly fewer than half: 5 of 12, 5 of 11. Who left safely by a scenario counts as present.',
        it: 'Strettamente meno della metà: 5 su 12, 5 su 11. Chi è uscito in salvo per uno scenario conta come presente.',
      },
      ruling: { en: 'The card stresses “below”.', it: 'La scheda insiste su «sotto».' },
    },
    {
      id: 'SK-MOR-8',
      page: '-',
      title: { en: 'Fleeing', it: 'La fuga' },
      clause: {
        en: 'Each flee move is the model’s own stick (SK-GEO-13), shortened by broken ground, though S stays S. Parting blows come before it leaves contact. Off the table it is lost; otherwise it may be activated as usual.',
        it: 'Ogni movimento di fuga è il misurino del modello (SK-GEO-13), ridotto dal terreno difficile, ma S resta S. I colpi alle spalle vengono prima che lasci il contatto. Fuori dal tavolo è perduto; altrimenti si attiva come sempre.',
      },
      ruling: { en: 'The contents name fleeing models.', it: 'L’indice nomina i soldati in fuga.' },
    },
    {
      id: 'SK-MOR-9',
      page: '-',
      title: { en: 'Fleeing from the ground', it: 'Fuggire da terra' },
      clause: {
        en: 'A Fallen or Prone model spends its first flee move standing up.',
        it: 'Un caduto o prono spende il primo movimento di fuga ad alzarsi.',
      },
      ruling: { en: 'Nobody runs lying down.', it: 'Nessuno corre da sdraiato.' },
    },
    {
      id: 'SK-MOR-10',
      page: '-',
      title: { en: 'Without a Leader', it: 'Senza Leader' },
      clause: {
        en: 'Where an NCO commands, losing him is what the test asks about.',
        it: 'Se comanda un sottufficiale, il test si fa per la perdita di lui.',
      },
      ruling: { en: 'The book treats both alike as commanders.', it: 'Il manuale li tratta entrambi da comandanti.' },
    },
    {
      id: 'SK-MOR-11',
      page: '-',
      title: { en: 'What counts as a loss', it: 'Che cosa conta come perdita' },
      clause: {
        en: 'The Leader Out in any way; any model Out in any way for 50%; only Wounded or killed ones after that. A scenario’s safe exit counts for nothing.',
        it: 'Il Leader fuori in qualsiasi modo; ogni modello fuori in qualsiasi modo per il 50%; dopo, solo feriti o uccisi. L’uscita in salvo di uno scenario non conta.',
      },
      ruling: {
        en: 'Recoils and Fear can carry models off as well.',
        it: 'Anche arretramenti e Paura possono far uscire modelli.',
      },
    },
  ],
};
