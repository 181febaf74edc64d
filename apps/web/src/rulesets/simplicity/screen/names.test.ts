/** Orders and distances, which name the enemy beside one's own, tell units of the same name apart. */
import { engineMessages } from '@drumhead/content';
import { startI18n } from '@drumhead/content/translator';
import { begin, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { type Command, simplicity, type State } from '@drumhead/simplicity/screen';
import { expect, it } from 'vitest';
import { messagesIn } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { simplicityTableMessages } from './messages.ts';
import { commandText, nearestEnemyText, pieceName, shortName } from './names.ts';

const words = (['en', 'it'] as const).map((language) => {
  const bundles = { ...engineMessages, ...messages, ...simplicityMessages, ...simplicityTableMessages };
  const said = Object.fromEntries(Object.entries(bundles).map(([key, all]) => [key, all[language]]));
  return messagesIn(startI18n(language, said));
});

/** The same battle of units that bear no names of their own. */
const withoutRegiments = (state: State): State => ({
  ...state,
  field: {
    ...state.field,
    units: state.field.units.map((unit) => {
      const { ownName: _, ...plain } = unit;
      return plain;
    }),
  },
});

it('SIP-FRC-2 the name of an enemy is never one that an own unit bears', () => {
  const begun = begin(simplicity, simplicity.scenario('windmill-ridge'));
  if (!begun.ok) throw new Error('not begun');
  const choose = seededRandomInt('names');
  let told = 0;
  const players = onePlayer<State, Command>(simplicity.seats(begun.value.state), (seen, _seat, offers) => {
    const state = withoutRegiments(seen);
    for (const text of words) {
      const nameOf = (index: number, name: typeof shortName): string => name(text, state, { what: 'unit', index });
      const isShared = (unit: number): boolean =>
        state.units.some(
          (_, other) =>
            state.field.units[other]?.side !== state.field.units[unit]?.side &&
            nameOf(other, shortName) === nameOf(unit, shortName),
        );
      for (const offer of offers) {
        if (!('target' in offer) || !isShared(offer.target)) continue;
        told++;
        expect(commandText(text as never, state, offer)).toContain(nameOf(offer.target, pieceName));
        expect(nameOf(offer.target, pieceName)).not.toBe(nameOf(offer.target, shortName));
      }
      for (let unit = 0; unit < state.units.length; unit++) {
        const said = nearestEnemyText(text as never, state, unit);
        if (said === null) continue;
        const named = state.units.some(
          (_, enemy) =>
            state.field.units[enemy]?.side !== state.field.units[unit]?.side && said.includes(nameOf(enemy, pieceName)),
        );
        expect(named, said).toBe(true);
      }
    }
    const bold = offers.filter((offer) => 'target' in offer);
    const ahead = offers.filter((offer) => offer.type === 'move' && offer.turn === 0);
    const from = bold.length > 0 ? bold : ahead.length > 0 ? ahead : offers;
    return from[choose(from.length)] as Command;
  });
  playOut(begun.value, { players, dice: seededDice('names') }, { most: 160 });
  expect(told).toBeGreaterThan(20);
});
