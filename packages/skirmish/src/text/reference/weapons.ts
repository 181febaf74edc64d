/** Rules that list the weapons: `reference.test.ts` holds them against the data. */
import type { RuleText } from '@drumhead/content';

export const weaponCosts: RuleText = {
  id: 'SK-PTS-2',
  page: 'P1, P4, P5, P7 (rows marked r: ruling)',
  title: { en: 'Weapon costs', it: 'Costo delle armi' },
  clause: {
    en: 'Before the Quality multiplier: rifle 8; musket, lance 7; bow, half-pike 5; carbine, tomahawk 4; sword, axe, war club, matchlock 3; pistol 2; blunderbuss, obsolete weapon 1; knife 0.',
    it: 'Prima di moltiplicare per la Qualità: fucile a canna rigata 8; moschetto, lancia 7; arco, mezza picca 5; carabina, tomahawk 4; spada, ascia, mazza da guerra, archibugio a miccia 3; pistola 2; trombone, arma obsoleta 1; coltello 0.',
  },
};

export const weaponClasses: RuleText = {
  id: 'SK-HTH-10',
  page: '-',
  title: { en: 'Classes of weapons', it: 'Classi d’arma' },
  clause: {
    en: 'Class 3: half-pike, lance in a charge (otherwise 0). Class 2: sword, axe, war club, tomahawk in hand. Class 1: musket, rifle, matchlock, obsolete weapon. Class 0: all else. The best weapon counts.',
    it: 'Classe 3: mezza picca, lancia in carica (altrimenti 0). Classe 2: spada, ascia, mazza da guerra, tomahawk in mano. Classe 1: moschetto, fucile a canna rigata, archibugio a miccia, arma obsoleta. Classe 0: tutto il resto. Conta l’arma migliore.',
  },
  ruling: { en: 'The order follows the weapon costs.', it: 'L’ordine segue il costo delle armi.' },
};

export const firearms: RuleText = {
  id: 'SK-RNG-3',
  page: 'S-QR QR1',
  title: { en: 'Firearms', it: 'Armi da tiro' },
  clause: {
    en: 'Stick, then ×1 ×2 ×3. Musket L +2 +1 +0; rifle L +2 +2 +1; pistol S +1 +0, ×3 −1 only in SDT; blunderbuss S +2 +0. SDT: bow M +0 −1 −2; matchlock M +1 +0 −1; tomahawk M +0.',
    it: 'Misurino, poi ×1 ×2 ×3. Moschetto L +2 +1 +0; fucile a canna rigata L +2 +2 +1; pistola C +1 +0, ×3 −1 solo in SDT; trombone C +2 +0. SDT: arco M +0 −1 −2; archibugio a miccia M +1 +0 −1; tomahawk M +0.',
  },
};
