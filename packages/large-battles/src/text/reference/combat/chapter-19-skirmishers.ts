import type { RuleChapter } from '@drumhead/content';

export const skirmishers: RuleChapter = {
  title: { en: 'Skirmishers', it: 'Schermagliatori' },
  rules: [
    {
      id: 'LB-SKIR-01',
      page: '6',
      title: { en: 'Markers', it: 'Segnalini' },
      clause: {
        en: 'One for each point of Sk, 0 to 3. Without profile and never fired at, they hinder neither movement nor view, and follow their unit.',
        it: 'Tanti quanto lo Sk dell’unità, da 0 a 3. Niente profilo, non sono bersagli, non ostacolano movimento né vista; seguono la loro unità.',
      },
    },
    {
      id: 'LB-SKIR-02',
      page: '6',
      title: { en: 'Where they stand', it: 'Dove stanno' },
      clause: {
        en: 'Within 1VS before their unit’s front; behind it during Contact, in front again once no enemy is there.',
        it: 'Entro 1MC davanti al fronte dell’unità; dietro durante il contatto, di nuovo davanti appena non ci sono nemici.',
      },
    },
    {
      id: 'LB-SKIR-03',
      page: '6',
      title: { en: 'What they are for', it: 'A che cosa servono' },
      clause: {
        en: 'Better Sk in the Approach, and spoiling the aim of guns (LB-BOMB-08). Nothing in Contact. Only more or less counts, not by how much.',
        it: 'Sk migliore nell’avvicinamento e disturbo al tiro dei cannoni (LB-BOMB-08). Nulla nel contatto. Conta solo chi ne ha di più, non di quanto.',
      },
    },
    {
      id: 'LB-SKIR-04',
      page: '6, 15, 19',
      title: { en: 'Lost for good', it: 'Perduti per sempre' },
      clause: {
        en: 'With their unit, ridden down by arriving cavalry (LB-APP-09), or by a breakthrough (LB-BRK-03).',
        it: 'Con la loro unità, travolti dalla cavalleria che arriva (LB-APP-09) o da uno sfondamento (LB-BRK-03).',
      },
    },
    {
      id: 'LB-SKIR-05',
      page: '6',
      title: { en: 'For show only', it: 'Solo per bellezza' },
      clause: {
        en: 'Where the markers lie decides nothing.',
        it: 'Dove stanno i segnalini non decide nulla.',
      },
      ruling: {
        en: 'All their uses are measured from the unit.',
        it: 'Ogni loro uso si misura dall’unità.',
      },
    },
    {
      id: 'LB-SKIR-06',
      page: '6, 28, 37, 38',
      title: { en: 'Attached companies', it: 'Compagnie aggregate' },
      clause: {
        en: 'A Rifle or Jaeger company is no unit: when deploying, divide its 2 or 3 points of Sk among the battalions of its brigade, none above 3.',
        it: 'Una compagnia di Rifles o di Jäger non è un’unità: i suoi 2 o 3 punti di Sk si distribuiscono allo schieramento fra i battaglioni della brigata, nessuno oltre 3.',
      },
      ruling: {
        en: 'All points to every battalion would break the limit of 3.',
        it: 'Tutti i punti a ogni battaglione romperebbero il limite di 3.',
      },
    },
  ],
};
