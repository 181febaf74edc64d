/** Messages of the home screen's first load: the name of Large Battles and its scenarios. */
export const homeMessages = {
  'web.page.pickup': { en: 'Pick-up game', it: 'Partita libera' },
  'web.game.largeBattles': { en: 'Drums & Shakos Large Battles', it: 'Drums & Shakos Large Battles' },
  'web.scenario.peninsularClash': { en: 'Peninsular Clash', it: 'Scontro nella Penisola' },
  'web.scenario.peninsularClash.about': {
    en: 'A French division advances from the north against a British and a Portuguese brigade around a lone farm. Division level, 17 units against 14: an evening.',
    it: 'Una divisione francese avanza da nord contro una brigata britannica e una portoghese attorno a una fattoria isolata. Livello divisione, 17 unità contro 14: una serata.',
  },
  'web.scenario.toVienna': { en: 'To Vienna!', it: 'A Vienna!' },
  'web.scenario.toVienna.about': {
    en: 'French and Austrians decide the attacker and the ground before the battle. Division level, 17 units a side.',
    it: 'Francesi e austriaci decidono attaccante e terreno prima della battaglia. Livello divisione, 17 unità per parte.',
  },
  'web.scenario.spanishPride': { en: 'Spanish Pride', it: 'Orgoglio spagnolo' },
  'web.scenario.spanishPride.about': {
    en: 'French veterans against Spanish guards, recruits and militia, astride a long ridge. Division level, 15 units against 17.',
    it: 'Veterani francesi contro guardie, reclute e milizie spagnole, a cavallo di un lungo crinale. Livello divisione, 15 unità contro 17.',
  },
  'web.scenario.retschow': { en: 'Retschow, 28 August 1813', it: 'Retschow, 28 agosto 1813' },
  'web.scenario.retschow.about': {
    en: 'Swedes and Mecklenburgers fall on a French division, half of it still on the march. Division level, 15 units against 16.',
    it: 'Svedesi e meclemburghesi piombano su una divisione francese, per metà ancora in marcia. Livello divisione, 15 unità contro 16.',
  },
  'web.scenario.raab': { en: 'Raab, 14 June 1809', it: 'Raab, 14 giugno 1809' },
  'web.scenario.raab.about': {
    en: 'Armies, with each piece a brigade or a division: Franco-Italians against Austrians and the Hungarian levy. Army level, 16 units a side.',
    it: 'Armate, con ogni pezzo una brigata o una divisione: franco-italiani contro austriaci e leva ungherese. Livello armata, 16 unità per parte.',
  },
  'web.first.largeBattles': { en: 'Two columns and a ridge', it: 'Due colonne e una cresta' },
  'web.game.largeBattles.short': { en: 'Large Battles', it: 'Large Battles' },
  'web.game.largeBattles.about': {
    en: 'A division of battalions, regiments and batteries. Columns, lines, squares.',
    it: 'Una divisione di battaglioni, reggimenti e batterie. Colonne, linee, quadrati.',
  },
  'web.game.largeBattles.book': { en: 'Drums & Shakos · an evening', it: 'Drums & Shakos · una serata' },
  // sides of saved battles, by their ids
  'web.side.north': { en: 'North', it: 'Nord' },
  'web.side.south': { en: 'South', it: 'Sud' },
  'web.side.first': { en: 'First side', it: 'Prima parte' },
  'web.side.second': { en: 'Second side', it: 'Seconda parte' },
} as const;
