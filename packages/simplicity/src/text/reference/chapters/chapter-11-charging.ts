import type { RuleChapter } from '@drumhead/content';

export const charging: RuleChapter = {
  title: { en: 'Charging', it: 'La carica' },
  rules: [
    {
      id: 'SIP-CHG-1',
      page: '-',
      title: { en: 'Who may not', it: 'Chi non può' },
      clause: {
        en: 'Line at cavalry; light infantry and guns at all; cavalry at a unit in a town.',
        it: 'La linea contro la cavalleria; fanteria leggera e cannoni mai; la cavalleria contro chi è in un abitato.',
      },
    },
    {
      id: 'SIP-CHG-2',
      page: '-',
      title: { en: 'Reach', it: 'La portata' },
      clause: {
        en: 'Into contact within the rate and the 180° of the front.',
        it: 'A contatto entro il movimento e i 180° del fronte.',
      },
    },
    {
      id: 'SIP-CHG-3',
      page: '-',
      title: { en: 'Activation', it: 'L’attivazione' },
      clause: {
        en: 'With DP it must be activated; failed, it is confused (SIP-ACT-6).',
        it: 'Con PD serve l’attivazione; fallita, è nel caos (SIP-ACT-6).',
      },
    },
    {
      id: 'SIP-CHG-4',
      page: '-',
      title: { en: 'One turn', it: 'Un giro' },
      clause: { en: 'Once, at the start, up to 45°.', it: 'Una volta, all’inizio, fino a 45°.' },
    },
    {
      id: 'SIP-CHG-5',
      page: '-',
      title: { en: 'Limits', it: 'I limiti' },
      clause: {
        en: 'Before the turn some of the target is ahead and seen. No ground closed to the charger. The turn is free; no road.',
        it: 'Prima del giro parte del bersaglio è davanti e in vista. Niente terreno vietato a chi carica. Il giro è gratuito; niente strada.',
      },
      ruling: { en: 'Makes the general statement testable.', it: 'Rende verificabile l’enunciato generale.' },
    },
    {
      id: 'SIP-CHG-6',
      page: '-',
      title: { en: 'The way', it: 'La via' },
      clause: {
        en: 'Straight to the first touch, without aligning. No friend and no other enemy may be met first.',
        it: 'Dritta fino al primo contatto, senza allinearsi. Prima non si può incontrare un amico né un altro nemico.',
      },
      ruling: { en: 'No sliding, no dispute.', it: 'Nessuno scivolamento, nessuna disputa.' },
    },
    {
      id: 'SIP-CHG-7',
      page: '-',
      title: { en: 'One against one', it: 'Uno contro uno' },
      clause: {
        en: 'A second unit may charge the same enemy after the first melee is over.',
        it: 'Una seconda unità può caricare lo stesso nemico dopo la prima mischia.',
      },
    },
    {
      id: 'SIP-CHG-8',
      page: '-',
      title: { en: 'Front or flank', it: 'Fronte o fianco' },
      clause: {
        en: 'Flank or rear if the charger’s centre began behind the line of the defender’s front. Garrisons have none.',
        it: 'Fianco o tergo se il centro di chi carica partiva dietro la linea del fronte difensore. Le guarnigioni non ne hanno.',
      },
    },
    {
      id: 'SIP-CHG-9',
      page: '-',
      title: { en: 'The general rides along', it: 'Il generale accompagna' },
      clause: {
        en: 'A Command base in contact may go with the charge at no AP, behind its unit.',
        it: 'Una base di comando a contatto può seguire la carica senza PA, dietro l’unità.',
      },
      ruling: {
        en: 'Generals may lead, at their risk (SIP-CMD-4).',
        it: 'I generali possono guidarla, a loro rischio (SIP-CMD-4).',
      },
    },
    {
      id: 'SIP-CHG-10',
      page: '-',
      title: { en: 'At a routing unit', it: 'Contro chi fugge' },
      clause: { en: 'Contact removes it, without melee.', it: 'Il contatto la elimina, senza mischia.' },
      ruling: { en: 'As everywhere (SIP-BRK-8).', it: 'Come ovunque (SIP-BRK-8).' },
    },
  ],
};
