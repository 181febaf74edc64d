/** The titles of the standard games, English and Italian side by side: one without its title does not compile. */
import type { InEveryLanguage } from '@drumhead/content';
import type { StandardGame } from './standardGames.ts';

export const gameNames: Readonly<Record<`sk.game.${StandardGame}`, InEveryLanguage>> = {
  'sk.game.shakos-pick-up': { en: 'Shakos: pick-up game', it: 'Shakos: partita libera' },
  'sk.game.shakos-forlorn-hope': { en: 'Shakos: Forlorn Hope', it: 'Shakos: Missione Pericolosa' },
  'sk.game.shakos-foraging-mission': { en: 'Shakos: Foraging Mission', it: 'Shakos: Approvvigionamento' },
  'sk.game.shakos-assault-at-the-farm': { en: 'Shakos: Assault at the Farm', it: 'Shakos: Assalto alla Fattoria' },
  'sk.game.shakos-three-players': {
    en: 'Shakos: three players, free for all',
    it: 'Shakos: in tre, tutti contro tutti',
  },
  'sk.game.tomahawks-pick-up': { en: 'Tomahawks: pick-up game', it: 'Tomahawks: partita libera' },
  'sk.game.tomahawks-rangers': {
    en: 'Tomahawks: Rangers against a war party',
    it: 'Tomahawks: Ranger contro guerrieri',
  },
  'sk.game.tomahawks-forlorn-hope': { en: 'Tomahawks: Forlorn Hope', it: 'Tomahawks: Missione Pericolosa' },
  'sk.game.tomahawks-foraging-mission': { en: 'Tomahawks: Foraging Mission', it: 'Tomahawks: Approvvigionamento' },
  'sk.game.tomahawks-assault-at-the-farm': {
    en: 'Tomahawks: Assault at the Farm',
    it: 'Tomahawks: Assalto alla Fattoria',
  },
};
