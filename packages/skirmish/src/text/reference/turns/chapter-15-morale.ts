import type { RuleChapter } from '@drumhead/content';

export const morale: RuleChapter = {
  title: { en: 'Morale', it: 'Morale' },
  rules: [
    {
      id: 'SK-MOR-1',
      page: 'S-QR QR1',
      title: { en: 'Causes', it: 'Cause' },
      clause: {
        en: 'A force tests when its Leader is wounded or flees off the table, when it falls below 50% of its starting models, and then for each further model wounded.',
        it: 'Una forza fa il test quando il Leader è ferito o fugge dal tavolo, quando scende sotto il 50% dei modelli iniziali, e poi per ogni altro modello ferito.',
      },
    },
    {
      id: 'SK-MOR-2',
      page: 'S-QR QR1',
      title: { en: 'Roll', it: 'Tiro' },
      clause: {
        en: 'Roll three dice for each model against its Q.',
        it: 'Tira tre dadi per ogni modello contro la sua Q.',
      },
    },
    {
      id: 'SK-MOR-3',
      page: 'S-QR QR1',
      title: { en: 'Result', it: 'Risultato' },
      clause: {
        en: 'With 0 failures a model stands, with 1 it flees one move, with 2 it flees two moves, with 3 it is removed from the table.',
        it: 'Con 0 fallimenti un modello resta, con 1 fugge di un movimento, con 2 fugge di due, con 3 è rimosso dal tavolo.',
      },
    },
    {
      id: 'SK-MOR-4',
      page: 'S-QR QR1',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: 'Each die has +1 with the Leader within L or an NCO within S (not both), and +1 for Steadfast. Flag Bearers and Wavering also count.',
        it: 'Ogni dado ha +1 col Leader entro 1L o un sottufficiale entro 1C (non entrambi) e +1 con Risoluto. Contano anche Portabandiera e Vacillante.',
      },
    },
    {
      id: 'SK-MOR-5',
      page: '-',
      title: { en: 'Models that test', it: 'Modelli che fanno il test' },
      clause: {
        en: 'All models of the force on the table test, with Leader, NCOs and models that are down, in roster order. Use the modifiers from before the first roll.',
        it: 'Fanno il test tutti i modelli della forza sul tavolo, anche Leader, sottufficiali e modelli a terra, nell’ordine della lista. Valgono i modificatori di prima del primo tiro.',
      },
      ruling: { en: 'One roll does not change another.', it: 'Un tiro non ne cambia un altro.' },
    },
    {
      id: 'SK-MOR-6',
      page: '-',
      title: { en: 'One test at a time', it: 'Un test alla volta' },
      clause: {
        en: 'Several causes give one test. If it costs the Leader, or first takes the force below 50%, the models left test once more; then none until the next event. Losses from morale never count as further wounded.',
        it: 'Più cause danno un solo test. Se fa perdere il Leader, o porta per la prima volta la forza sotto il 50%, chi resta fa un altro test; poi nessuno fino al prossimo evento. Le perdite da morale non contano mai come altri feriti.',
      },
      ruling: {
        en: 'This stops chains and keeps the printed rule.',
        it: 'Così non ci sono catene e resta la regola stampata.',
      },
    },
    {
      id: 'SK-MOR-7',
      page: '-',
      title: { en: 'Below 50%', it: 'Sotto il 50%' },
      clause: {
        en: 'Below 50% means fewer than half: 5 of 12, 5 of 11. A model that left safely under a scenario counts as present.',
        it: 'Sotto il 50% significa meno della metà: 5 su 12, 5 su 11. Un modello uscito in salvo per uno scenario conta come presente.',
      },
      ruling: { en: 'The card stresses “below”.', it: 'La scheda insiste su «sotto».' },
    },
    {
      id: 'SK-MOR-8',
      page: '-',
      title: { en: 'Fleeing', it: 'Fuga' },
      clause: {
        en: 'Each flee move is the model’s own stick (SK-GEO-13), shortened by broken ground, but never below S. Parting blows come before it leaves contact. Off the table it is lost; otherwise it may activate as usual.',
        it: 'Ogni movimento di fuga è il misurino del modello (SK-GEO-13), ridotto dal terreno difficile, ma mai sotto 1C. I colpi alle spalle vengono prima che lasci il contatto. Fuori dal tavolo è perduto; altrimenti si attiva come sempre.',
      },
      ruling: { en: 'The contents list fleeing models.', it: 'L’indice riporta i modelli in fuga.' },
    },
    {
      id: 'SK-MOR-9',
      page: '-',
      title: { en: 'Fleeing from the ground', it: 'Fuggire da terra' },
      clause: {
        en: 'A model that is down or prone spends its first flee move standing up.',
        it: 'Un modello a terra o prono spende il primo movimento di fuga per alzarsi.',
      },
      ruling: { en: 'A model cannot run lying down.', it: 'Un modello non corre da sdraiato.' },
    },
    {
      id: 'SK-MOR-10',
      page: '-',
      title: { en: 'Without a Leader', it: 'Senza Leader' },
      clause: {
        en: 'If an NCO commands, the loss of that NCO causes the test.',
        it: 'Se comanda un sottufficiale, il test lo causa la sua perdita.',
      },
      ruling: { en: 'The book treats both as commanders.', it: 'Il libro li tratta entrambi da comandanti.' },
    },
    {
      id: 'SK-MOR-11',
      page: '-',
      title: { en: 'Losses that count', it: 'Perdite che contano' },
      clause: {
        en: 'The Leader counts when out of action in any way, any model out in any way counts for 50%, and after that only wounded or killed models. A safe exit under a scenario does not count.',
        it: 'Il Leader conta se è fuori in qualsiasi modo, ogni modello fuori in qualsiasi modo per il 50%, e dopo solo i feriti o uccisi. L’uscita in salvo di uno scenario non conta.',
      },
      ruling: {
        en: 'Recoils and Fear can also take models off the table.',
        it: 'Anche arretramenti e Paura possono portare modelli fuori dal tavolo.',
      },
    },
  ],
};
