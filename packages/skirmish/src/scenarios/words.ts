/** The titles of the ready games, English and Italian side by side: one without its title does not compile. */
import type { InEveryLanguage } from '@drumhead/content';
import * as terms from '@drumhead/content/terms';
import type { FileId } from './files/index.ts';
import type { StandardGame } from './standardGames.ts';

/** Those whose files tell the rest. */
export const fileNames: Readonly<Record<`sk.game.${FileId}`, InEveryLanguage>> = {
  'sk.game.barba-del-puerco': terms.BarbaDelPuerco,
  'sk.game.half-way-brook': terms.HalfWayBrook,
};

/** On the page. */
export const fileAbouts: Readonly<Record<`sk.about.${FileId}`, InEveryLanguage>> = {
  'sk.about.barba-del-puerco': {
    en: 'A night attack over one narrow bridge; the Rifles on the rocks above it, help half asleep in the village. With rules of its own.',
    it: 'Un attacco notturno per un ponte stretto; sulle rocce sopra ci sono i Rifles, i rinforzi dormono in paese. Con regole sue.',
  },
  'sk.about.half-way-brook': {
    en: 'Waggoners run for the stockade through an ambush; a few provincials cover them. With rules of its own.',
    it: 'I conducenti corrono alla palizzata attraverso un’imboscata; pochi provinciali li coprono. Con regole sue.',
  },
};

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
