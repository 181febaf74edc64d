import type { RuleChapter } from '@drumhead/content';

export const charging: RuleChapter = {
  title: { en: 'Charging', it: 'La carica' },
  rules: [
    {
      id: 'SIP-CHG-1',
      page: '-',
      title: { en: 'Forbidden charges', it: 'Cariche vietate' },
      clause: {
        en: 'Line infantry cannot charge cavalry. Light infantry and artillery never charge. Cavalry cannot charge a built-up section.',
        it: 'La fanteria di linea non può caricare la cavalleria. Fanteria leggera e artiglieria non caricano mai. La cavalleria non può caricare un settore d’abitato.',
      },
    },
    {
      id: 'SIP-CHG-2',
      page: '-',
      title: { en: 'Reach', it: 'Portata' },
      clause: {
        en: 'The charger must reach contact within its rate and the 180° of its front.',
        it: 'Chi carica deve arrivare a contatto entro il suo movimento e i 180° del fronte.',
      },
    },
    {
      id: 'SIP-CHG-3',
      page: '-',
      title: { en: 'Activation', it: 'Attivazione' },
      clause: {
        en: 'A unit with DP must activate to charge; if it fails it is confused (SIP-ACT-6).',
        it: 'Un’unità con PD deve attivarsi per caricare; se fallisce è in confusione (SIP-ACT-6).',
      },
    },
    {
      id: 'SIP-CHG-4',
      page: '-',
      title: { en: 'One turn', it: 'Un giro' },
      clause: {
        en: 'The charger may turn once, at the start, up to 45°.',
        it: 'Chi carica può girarsi una volta, all’inizio, fino a 45°.',
      },
    },
    {
      id: 'SIP-CHG-5',
      page: '-',
      title: { en: 'Limits', it: 'Limiti' },
      clause: {
        en: 'Before the turn, part of the target must be ahead and in sight. The charger cannot cross ground it cannot enter. The turn is free; roads give nothing.',
        it: 'Prima del giro, parte del bersaglio dev’essere davanti e in vista. Chi carica non può attraversare terreno vietato. Il giro è gratuito; le strade non contano.',
      },
      ruling: { en: 'This makes the general statement testable.', it: 'Rende verificabile l’enunciato generale.' },
    },
    {
      id: 'SIP-CHG-6',
      page: '-',
      title: { en: 'Path of a charge', it: 'Percorso della carica' },
      clause: {
        en: 'The charger goes straight to first contact, without aligning. It cannot meet a friend or another enemy first.',
        it: 'Chi carica va dritto fino al primo contatto, senza allinearsi. Prima non può incontrare un amico né un altro nemico.',
      },
      ruling: { en: 'Nothing slides and nothing is disputed.', it: 'Nessuno scivolamento, nessuna disputa.' },
    },
    {
      id: 'SIP-CHG-7',
      page: '-',
      title: { en: 'One against one', it: 'Uno contro uno' },
      clause: {
        en: 'Another unit may charge the same enemy after the first melee.',
        it: 'Un’altra unità può caricare lo stesso nemico dopo la prima mischia.',
      },
    },
    {
      id: 'SIP-CHG-8',
      page: '-',
      title: { en: 'Front or flank', it: 'Fronte o fianco' },
      clause: {
        en: 'The charge is in flank or rear if the charger’s centre began behind the line of the defender’s front. A garrison has no flank.',
        it: 'La carica è sul fianco o sul retro se il centro di chi carica partiva dietro la linea del fronte difensore. Una guarnigione non ha fianchi.',
      },
    },
    {
      id: 'SIP-CHG-9',
      page: '-',
      title: { en: 'Command base in a charge', it: 'Base di comando in carica' },
      clause: {
        en: 'A Command base in contact may go with the charge at no AP, behind its unit.',
        it: 'Una base di comando a contatto può seguire la carica senza PA, dietro la sua unità.',
      },
      ruling: {
        en: 'Generals may lead at their own risk (SIP-CMD-4).',
        it: 'I generali possono guidarla, a loro rischio (SIP-CMD-4).',
      },
    },
    {
      id: 'SIP-CHG-10',
      page: '-',
      title: { en: 'Charge on a routing unit', it: 'Carica su un’unità in rotta' },
      clause: { en: 'Contact removes it without a melee.', it: 'Il contatto la elimina, senza mischia.' },
      ruling: { en: 'This follows SIP-BRK-8.', it: 'Segue SIP-BRK-8.' },
    },
  ],
};
