/** Messages of the front page, and of its links to the pages of Large Battles. */
export const linkMessages = {
  'web.scenario.peninsularClash.about': {
    en: 'A French division advances from the north against a British and a Portuguese brigade around a lone farm. Division level, 17 units against 14: an evening.',
    it: 'Una divisione francese avanza da nord contro una brigata britannica e una portoghese attorno a una fattoria isolata. Livello divisione, 17 unità contro 14: una serata.',
  },
  'web.scenario.toVienna.about': {
    en: 'French and Austrians decide the attacker and the ground before the battle. Division level, 17 units a side.',
    it: 'Francesi e austriaci decidono attaccante e terreno prima della battaglia. Livello divisione, 17 unità per parte.',
  },
  'web.scenario.spanishPride.about': {
    en: 'French veterans against Spanish guards, recruits and militia, astride a long ridge. Division level, 15 units against 17.',
    it: 'Veterani francesi contro guardie, reclute e milizie spagnole, a cavallo di un lungo crinale. Livello divisione, 15 unità contro 17.',
  },
  'web.scenario.retschow.about': {
    en: 'Swedes and Mecklenburgers fall on a French division, half of it still on the march. Division level, 15 units against 16.',
    it: 'Svedesi e meclemburghesi piombano su una divisione francese, per metà ancora in marcia. Livello divisione, 15 unità contro 16.',
  },
  'web.scenario.raab.about': {
    en: 'Armies, with each piece a brigade or a division: Franco-Italians against Austrians and the Hungarian levy. Army level, 16 units a side.',
    it: 'Armate, con ogni pezzo una brigata o una divisione: franco-italiani contro austriaci e leva ungherese. Livello armata, 16 unità per parte.',
  },
  'web.game.largeBattles.about': {
    en: 'A division of battalions, regiments and batteries. Columns, lines, squares.',
    it: 'Una divisione di battaglioni, reggimenti e batterie. Colonne, linee, quadrati.',
  },
  'web.game.largeBattles.book': { en: 'Drums & Shakos · an evening', it: 'Drums & Shakos · una serata' },
  'web.doors.large-battles': { en: 'Pages of Large Battles', it: 'Pagine di Large Battles' },
  'web.about.large-battles': {
    en: 'Divisions of battalions, regiments and batteries: a battle of one or two evenings.',
    it: 'Divisioni di battaglioni, reggimenti e batterie: una battaglia da una o due serate.',
  },
  'web.switch.grandBattery': { en: 'Grand Battery', it: 'Grande Batteria' },
  'web.switch.wornUnits': { en: 'Worn units', it: 'Unità logore' },
  'web.page.historical': { en: 'Historical battle', it: 'Battaglia storica' },
  'web.page.division': { en: 'Build a division', it: 'Componi una divisione' },
} as const;

export type LinkKey = keyof typeof linkMessages;
